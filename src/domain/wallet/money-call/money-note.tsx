// 确认中: a money call is in progress, or its outcome is unknown.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatTime, formatDuration } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { useSecondsTo } from "#lib/use-now.ts";
import { arrivesUntil, type MoneyCall, type OpenState } from "./money-call.ts";

export interface MoneyNoteProps {
  readonly call: Pick<MoneyCall<unknown, unknown>, "sentAt" | "said"> & {
    readonly state: OpenState;
  };
  readonly say: (key: OpenState | "title" | "unsentTitle" | "resend" | "giveUp") => string;
  readonly onResend: () => void;
  readonly onGiveUp: () => void;
  /** Whether it can be given up while it can still arrive. */
  readonly leaves?: boolean | undefined;
}

export function MoneyNote({ call, say, onResend, onGiveUp, leaves }: MoneyNoteProps) {
  const { t } = useTranslation("ui");
  const unsent = call.state === "unsent";
  // What the server says comes before what the site supposes.
  const told = (unsent || call.state === "unknown") && call.said !== "";
  return (
    <output className={box}>
      <b className={title}>
        {!unsent && <span aria-hidden="true" className={spinner} />}
        {unsent && told ? t("money.undecided") : say(unsent ? "unsentTitle" : "title")}
      </b>
      <span>{told ? call.said : say(call.state)}</span>
      {unsent && (
        <Unsent call={call} leaves={leaves} say={say} onResend={onResend} onGiveUp={onGiveUp} />
      )}
    </output>
  );
}

/** Until when a late copy can take effect, and what the player can do. */
function Unsent({ call, leaves = false, say, onResend, onGiveUp }: MoneyNoteProps) {
  const { t } = useTranslation("ui");
  const until = arrivesUntil(call);
  const seconds = useSecondsTo(until);
  return (
    <>
      {seconds > 0 && (
        // Not read out each second.
        <span aria-live="off">
          {t("money.arrives", { time: formatTime(until, "time"), left: formatDuration(seconds) })}
        </span>
      )}
      <Button block tone="primary" onClick={onResend}>
        {say("resend")}
      </Button>
      {(leaves || seconds === 0) && (
        <Button block onClick={onGiveUp}>
          {say("giveUp")}
        </Button>
      )}
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
});
const title = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
const spinner = css({
  width: "em",
  height: "em",
  borderRadius: "pill",
  border: "[2px solid {colors.warning}]",
  borderRightColor: "transparent",
  animation: "[spin 700ms linear infinite]",
});
