// What is known of a money call whose outcome is open, until when it can still arrive, and what the member can do.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Grid, Row } from "#styled/jsx/index.js";
import { formatTime, formatDuration } from "#lib/text/format.ts";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { useShownNews } from "#ui/states/use-shown-news.ts";
import { arrivesUntil, canResend, lostAt, type MoneyCall, type OpenState } from "./money-call.ts";
import type { MoneyKindName } from "./money-context.ts";

export interface MoneyNoteProps {
  readonly name: MoneyKindName | "press";
  readonly call: Pick<MoneyCall<unknown, unknown>, "sentAt" | "failedAt" | "said"> & {
    readonly state: OpenState;
  };
  /** Such as an amount. */
  readonly about?: string | undefined;
  readonly resendText?: string | undefined;
  readonly onResend: () => void;
  readonly onGiveUp: () => void;
}

export function MoneyNote({ name, call, about, resendText, onResend, onGiveUp }: MoneyNoteProps) {
  const { t } = useTranslation("money-call");
  const { state, said } = call;
  const thing = t(`thing.${name}`);
  const lost = canResend(call);
  // What the server says comes before what the site supposes.
  const told = (lost || state === "unknown") && said !== "";
  const lostTitle = state === "unsent" ? "unsentTitle" : "unsureTitle";
  const title = told ? "undecided" : lostTitle;
  const slow = useSecondsTo(lostAt(call), state === "pending") === 0 && state === "pending";
  const place = useShownNews<HTMLOutputElement>(`${state} ${said}`);
  return (
    <output ref={place} className={box}>
      <Row as="b" align="center" gap="2" color="text-strong" size="md" weight="bold">
        {!lost && <span aria-hidden="true" className={spinner} />}
        {t(lost ? title : "title", { thing })}
      </Row>
      {about !== undefined && <span>{about}</span>}
      <span>{told ? said : t(state, { thing })}</span>
      {lost && <Arrival call={call} />}
      {slow && <span>{t("slow")}</span>}
      {lost && (
        <Button block tone="primary" className={action} onClick={onResend}>
          {resendText ?? t("resend")}
        </Button>
      )}
      {(lost || slow) && (
        <Grid columns="repeat(2, minmax(0, 1fr))" gap="2" className={action}>
          <Button onClick={onGiveUp}>{t("giveUp")}</Button>
          <Button tone="ghost" onClick={askCustomerService}>
            {t("service")}
          </Button>
        </Grid>
      )}
    </output>
  );
}

/** Until when a late copy can take effect. */
function Arrival({ call }: Pick<MoneyNoteProps, "call">) {
  const { t } = useTranslation("money-call");
  const until = arrivesUntil(call);
  const seconds = useSecondsTo(until);
  return (
    <>
      {seconds > 0 && (
        // Not read out each second.
        <span aria-live="off">
          {t("arrives", { time: formatTime(until, "time"), left: formatDuration(seconds) })}
        </span>
      )}
      {seconds === 0 && call.state === "unsent" && <span>{t("past")}</span>}
      <span>{t("again")}</span>
    </>
  );
}

const box = css({
  display: "grid",
  gap: "2",
  padding: "3",
  borderRadius: "md",
  background: "warning-subtle",
  fontSize: "xs",
  // On a phone bars cover the end of the window.
  scrollMarginBottom: { base: "44", desktop: "4" },
});
/** Keeps the buttons narrow on a wide page. */
const action = css({ maxWidth: "96" });
const spinner = css({
  width: "em",
  height: "em",
  borderRadius: "pill",
  border: "[2px solid {colors.warning}]",
  borderRightColor: "transparent",
  animation: "spin 700ms linear infinite",
});
