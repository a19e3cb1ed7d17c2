// How the member's money is protected, with the acknowledgement before the first deposit (LCCP LC 4.2.1).
import { useTranslation } from "react-i18next";
import { acknowledgeFunds } from "#contract/api/protection.ts";
import { Text } from "#styled/jsx/index.js";
import { useProtection } from "#domain/safety/protection.ts";
import { useChange } from "#domain/safety/use-change.ts";
import { Button } from "#ui/buttons/button.tsx";
import { PromptBox } from "#ui/layout/prompt-box.tsx";

export function Part() {
  const { t } = useTranslation("duties");
  const change = useChange();
  const funds = useProtection().data?.funds ?? null;
  if (funds === null) return null;
  const { rating, method, version, known } = funds;
  const words = `${t(`funds.rating.${rating}`)}${method}`;
  if (known) return <Text color="text-muted" size="xs">{`${t("funds.title")}：${words}`}</Text>;
  const acknowledge = () =>
    void change.send(acknowledgeFunds, { version }, () => t("funds.acknowledged"));
  return (
    <PromptBox title={t("funds.title")} text={words}>
      <Button tone="soft" loading={change.busy} onClick={acknowledge}>
        {t("funds.acknowledge")}
      </Button>
    </PromptBox>
  );
}
