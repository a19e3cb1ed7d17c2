// Self-exclusion in two steps: the length, then what it means, read and confirmed.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ProtectionInfo, selfExclude } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useHeldState } from "#session/account/use-holding.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { monthsText } from "../shared/words.ts";
import { useEnding } from "./end-session.ts";
import { LengthChoice } from "./length-choice.tsx";
import { exclusionMonths } from "./lengths.ts";

const FACTS = ["devices", "end", "after", "money", "bets", "marketing"] as const;

export function Exclusion({ rules }: Pick<ProtectionInfo, "rules">) {
  const { t } = useTranslation("safety");
  const [months, setMonths] = useHeldState<number | null>("exclusion", rules.exclusionMinMonths);
  const [asked, setAsked] = useState(false);
  const [read, setRead] = useState(false);
  const ending = useEnding();
  const say = (length: number | null) => monthsText(length, t);
  const leave = () => {
    setAsked(false);
    setRead(false);
  };
  return (
    <TitledCard title={t("break.exclude.title")}>
      <Text color="text-muted" size="sm">
        {t("break.exclude.text")}
      </Text>
      <LengthChoice
        label={t("break.exclude.label")}
        lengths={exclusionMonths(rules)}
        chosen={months}
        say={say}
        onChoose={setMonths}
      />
      <div>
        <Button onClick={() => setAsked(true)}>{t("break.exclude.start")}</Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={t("break.exclude.ask", { length: say(months) })}
        message={
          <>
            <ul className={facts}>
              {FACTS.map((fact) => (
                <li key={fact}>{t(`break.exclude.facts.${fact}`)}</li>
              ))}
            </ul>
            <Checkbox checked={read} onChange={setRead}>
              {t("break.exclude.read")}
            </Checkbox>
          </>
        }
        cancelText={t("break.back")}
        sureText={t("break.exclude.sure")}
        ready={read}
        pending={ending.busy}
        onCancel={leave}
        onSure={() => void ending.send(selfExclude, { months }).then(leave)}
      />
    </TitledCard>
  );
}

const facts = css({
  display: "grid",
  gap: "1-5",
  marginBottom: "4",
  paddingLeft: "5",
  listStyle: "disc",
});
