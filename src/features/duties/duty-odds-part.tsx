// In the slip, in place of the choice how changed odds are accepted (RTS 2C, Standard 2.15.1): there is none.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";

export function Part() {
  const { t } = useTranslation("duties");
  return (
    <Stack as="dl" size="xs">
      <div className={line}>
        <dt>{t("odds.label")}</dt>
        <Text as="dd" color="text-strong" weight="semibold">
          {t("odds.ask")}
        </Text>
      </div>
      <Text as="dd" color="text-muted">
        {t("odds.note")}
      </Text>
    </Stack>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: { base: "10", desktop: "target" },
});
