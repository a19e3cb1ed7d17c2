// Before the first deposit: set a limit, or decline one by an act of one's own (RTS 12A).
import { useTranslation } from "react-i18next";
import { declineLimits, type Limit, type ProtectionInfo } from "#contract/api/protection.ts";
import { useHeldDialog } from "#session/account/use-holding.ts";
import { useProtection } from "#domain/safety/protection.ts";
import { useChange } from "#domain/safety/use-change.ts";
import { Button } from "#ui/buttons/button.tsx";
import { PromptBox } from "#ui/layout/prompt-box.tsx";
import { LimitDialog } from "./limits/limit-dialog.tsx";
import { limitForm } from "./limits/limit-state.ts";
import { windowText } from "./shared/words.ts";

export function Part() {
  const { t } = useTranslation("safety");
  const change = useChange();
  const { data } = useProtection();
  if (data?.limitChoice !== true) return null;
  const decline = () => void change.send(declineLimits, {}, () => t("choice.declined"));
  return (
    <PromptBox title={t("choice.title")} text={t("choice.text")}>
      {data.limits
        .filter(({ kind }) => kind === "deposit")
        .map((limit) => (
          <LimitButton key={limit.window} limit={limit} rules={data.rules} disabled={change.busy} />
        ))}
      <Button loading={change.busy} onClick={decline}>
        {t("choice.decline")}
      </Button>
    </PromptBox>
  );
}

interface LimitButtonProps {
  readonly limit: Limit;
  readonly rules: ProtectionInfo["rules"];
  readonly disabled: boolean;
}

function LimitButton({ limit, rules, disabled }: LimitButtonProps) {
  const { t } = useTranslation("safety");
  const [open, setOpen] = useHeldDialog(limitForm(limit));
  return (
    <>
      <Button tone="primary" disabled={disabled} onClick={() => setOpen(true)}>
        {t("choice.set", { window: windowText(limit.kind, limit.window, t) })}
      </Button>
      {open && <LimitDialog limit={limit} rules={rules} onClose={() => setOpen(false)} />}
    </>
  );
}
