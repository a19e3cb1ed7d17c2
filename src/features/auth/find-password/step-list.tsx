// Where the player stands on the way to a new password.
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { FIND_STEPS, type FindStep } from "./find-steps.ts";

export function StepList({ step }: { readonly step: FindStep }) {
  const { t } = useTranslation("auth");
  return (
    <ol aria-label={t("find.steps.label")} className={list}>
      {FIND_STEPS.map((at) => (
        <li
          key={at}
          className={item}
          aria-current={at === step ? "step" : undefined}
          data-done={at < step || undefined}
        >
          <span className={figure}>{at < step ? <Icon as={Check} /> : at + 1}</span>
          <Text as="span" whiteSpace="nowrap">
            {t(`find.steps.${at}`)}
          </Text>
          {at < step && <span className={srOnly}>{t("find.steps.done")}</span>}
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
});

const item = css({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: "1",
  color: "text-muted",
  fontSize: "xs",
  textAlign: "center",
  // The line from the step before; it lies behind the figures.
  "&:not(:first-child)::before": {
    content: '""',
    position: "absolute",
    top: "3",
    right: "[calc(50% + 1rem)]",
    width: "[calc(100% - 2rem)]",
    height: "0-5",
    background: "border-strong",
  },
  "&:is([data-done], [aria-current]):not(:first-child)::before": { background: "accent-mark" },
  "& > span:first-child": { border: "control-thick" },
  "&[data-done] > span:first-child": {
    borderColor: "accent-mark",
    background: "accent-subtle",
    color: "accent-text",
  },
  "&[aria-current] > span:first-child": {
    borderColor: "accent-mark",
    background: "accent",
    color: "text-on-accent",
  },
  "&[aria-current]": { color: "text-strong", fontWeight: "semibold" },
});

const figure = css({
  display: "grid",
  placeItems: "center",
  width: "6",
  height: "6",
  borderRadius: "pill",
  fontFamily: "figures",
  fontWeight: "bold",
  lineHeight: "none",
});
