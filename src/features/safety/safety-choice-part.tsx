// Before the first deposit: set a limit, or decline one by an act of one's own (RTS 12A).
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { declineLimits, type Limit } from "#contract/api/protection.ts";
import { useProtection } from "#domain/safety/protection.ts";
import { useChange } from "#domain/safety/use-change.ts";
import { Button } from "#ui/button.tsx";
import { PromptBox } from "#ui/prompt-box.tsx";
import { LimitDialog } from "./limits/limit-dialog.tsx";
import { windowText } from "./words.ts";

export function Part() {
  const { t } = useTranslation("safety");
  const change = useChange();
  const [chosen, setChosen] = useState<Limit | null>(null);
  const { data } = useProtection();
  if (data?.limitChoice !== true) return null;
  const decline = () => void change.send(declineLimits, {}, () => t("choice.declined"));
  return (
    <PromptBox title={t("choice.title")} text={t("choice.text")}>
      {data.limits
        .filter(({ kind }) => kind === "deposit")
        .map((limit) => (
          <Button
            key={limit.window}
            tone="primary"
            disabled={change.busy}
            onClick={() => setChosen(limit)}
          >
            {t("choice.set", { window: windowText(limit.kind, limit.window, t) })}
          </Button>
        ))}
      <Button loading={change.busy} onClick={decline}>
        {t("choice.decline")}
      </Button>
      {chosen !== null && (
        <LimitDialog limit={chosen} rules={data.rules} onClose={() => setChosen(null)} />
      )}
    </PromptBox>
  );
}
