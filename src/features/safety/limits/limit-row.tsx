import { useTranslation } from "react-i18next";
import type { Limit, ProtectionInfo } from "#contract/api/protection.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { useHeldDialog } from "#session/account/use-holding.ts";
import { Button } from "#ui/buttons/button.tsx";
import { figures } from "#ui/money/money.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { valueText, windowText } from "../shared/words.ts";
import { LimitDialog } from "./limit-dialog.tsx";
import { limitForm } from "./limit-state.ts";
import { PendingRaise } from "./pending-raise.tsx";

interface LimitRowProps {
  readonly limit: Limit;
  readonly rules: ProtectionInfo["rules"];
}

/** One limit: its value, what is used of it, and what waits. */
export function LimitRow({ limit, rules }: LimitRowProps) {
  const { t } = useTranslation("safety");
  const [open, setOpen] = useHeldDialog(limitForm(limit));
  const { kind, window, value, pending } = limit;
  const names = { kind: t(`limit.kind.${kind}`), window: windowText(kind, window, t) };
  const isSet = value !== null;
  return (
    <Stack gap="2" minWidth="0">
      <Row align="center" gap="3" minWidth="0">
        <Text as="span" flex="none" minWidth="16" color="text-muted" size="sm">
          {names.window}
        </Text>
        <b className={cx(figures, amount)} data-set={isSet || undefined}>
          {isSet ? valueText(kind, value, t) : t("limit.none")}
        </b>
        <Button
          size="sm"
          className={press}
          aria-label={t(isSet ? "limit.changeNamed" : "limit.setNamed", names)}
          onClick={() => setOpen(true)}
        >
          {t(isSet ? "limit.change" : "limit.set")}
        </Button>
      </Row>
      {isSet && window !== "each" && <Usage limit={limit} name={names.kind} of={value} />}
      {pending !== null && <PendingRaise limit={limit} pending={pending} />}
      {open && <LimitDialog limit={limit} rules={rules} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

interface UsageProps {
  readonly limit: Limit;
  readonly name: string;
  readonly of: number;
}

function Usage({ limit: { kind, used, remaining, freesAt }, name, of }: UsageProps) {
  const { t } = useTranslation("safety");
  const words = t("limit.used", { used: valueText(kind, Math.max(0, used), t) });
  return (
    <>
      <ProgressBar label={name} done={Math.max(0, used)} of={of} text={words} />
      <Row as="p" wrap="wrap" columnGap="3" color="text-muted" size="xs">
        <span>{words}</span>
        <span>{t("limit.remaining", { remaining: valueText(kind, remaining ?? 0, t) })}</span>
        {freesAt !== null && <span>{t("limit.frees", { time: listTime(freesAt) })}</span>}
      </Row>
    </>
  );
}

const amount = css({
  flex: "1",
  minWidth: "0",
  color: "text-muted",
  fontSize: "sm",
  fontWeight: "regular",
  "&[data-set]": { color: "text-strong", fontSize: "md", fontWeight: "bold" },
});
const press = css({ minHeight: { base: "10", desktop: "0" } });
