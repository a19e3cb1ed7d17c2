// Self-exclusion in two steps: the length, then what it means, read and confirmed.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ProtectionInfo, selfExclude } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { monthsText } from "../words.ts";
import { useEnding } from "./end-session.ts";
import { LengthChoice } from "./length-choice.tsx";
import { exclusionMonths } from "./lengths.ts";

const FACTS = ["devices", "end", "after", "money", "bets", "marketing"] as const;

export function Exclusion({ rules }: Pick<ProtectionInfo, "rules">) {
  const { t } = useTranslation("safety");
  const [months, setMonths] = useState<number | null>(rules.exclusionMinMonths);
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
      <p className={words}>{t("break.exclude.text")}</p>
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

const words = css({ color: "text-muted", fontSize: "sm" });
const facts = css({
  display: "grid",
  gap: "1-5",
  marginBottom: "4",
  paddingLeft: "5",
  listStyle: "disc",
});
