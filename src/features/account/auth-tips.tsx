import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import type { AuthItem } from "./anchors.ts";

/** Tips beside the form. */
export function AuthTips({ item }: { readonly item: AuthItem }) {
  const { t } = useTranslation("account");
  const lines = t(`tips.${item}`, { age: brand().legal.minimumAge }).split("\n");
  return (
    <aside aria-label={t("tips.label")} className={frame}>
      <Text marginBottom="2" color="text-strong" weight="semibold">
        {t("tips.label")}
      </Text>
      <Stack as="ul" gap="2">
        {lines.map((line) => (
          <li key={line} className={tip}>
            {line}
          </li>
        ))}
      </Stack>
    </aside>
  );
}

const frame = css({
  minWidth: "0",
  padding: "4",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "xs",
});

const tip = css({
  position: "relative",
  paddingLeft: "4",
  color: "text",
  _before: {
    content: '""',
    position: "absolute",
    left: "1",
    top: "2",
    width: "1-25",
    height: "1-25",
    borderRadius: "pill",
    background: "accent-mark",
  },
});
