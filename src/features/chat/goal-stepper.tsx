import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures } from "#ui/money/money.tsx";

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
      <Text as="b" maxWidth="full" color="text-strong" size="sm" truncate>
        {team}
      </Text>
      <Row align="center" gap="2">
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
      </Row>
    </fieldset>
  );
}

const box = css({
  display: "grid",
  justifyItems: "center",
  gap: "2",
  minWidth: "0",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const goals = css({ minWidth: "8", color: "text-strong", fontSize: "2xl", textAlign: "center" });
