import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { IconButton } from "#ui/icon-button.tsx";
import { figures } from "#ui/money.tsx";

interface GoalStepperProps {
  readonly team: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const MOST = 20;

export function GoalStepper({ team, value, onChange }: GoalStepperProps) {
  const { t } = useTranslation("chat");
  return (
    <fieldset aria-label={team} className={box}>
      <b className={name}>{team}</b>
      <div className={row}>
        <IconButton
          icon={Minus}
          label={t("prediction.less")}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        />
        <output className={cx(figures, goals)}>{value}</output>
        <IconButton
          icon={Plus}
          label={t("prediction.more")}
          disabled={value === MOST}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </fieldset>
  );
}

const box = css({
  display: "grid",
  justifyItems: "center",
  gap: "2",
  minWidth: "0",
  padding: "3",
  border: "none",
  borderRadius: "md",
  background: "surface-sunken",
});
const name = css({ maxWidth: "full", color: "text-strong", fontSize: "sm", truncate: true });
const row = css({ display: "flex", alignItems: "center", gap: "2" });
const goals = css({ minWidth: "8", color: "text-strong", fontSize: "2xl", textAlign: "center" });
