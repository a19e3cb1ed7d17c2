// How far an amount is: its name, figures, bar, and what is missing.
import { useTranslation } from "react-i18next";
import { cva, cx } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import type { Amount } from "./levels/level-progress.ts";

interface AmountBarProps {
  readonly label: string;
  readonly amount: Amount;
  /** `art`: on the dark ground of the hero. */
  readonly look?: "plain" | "art";
}

export function AmountBar({ label, amount, look = "plain" }: AmountBarProps) {
  const { t } = useTranslation("vip");
  const { doneCents, neededCents, missingCents } = amount;
  const done = formatCents(doneCents);
  const text = neededCents === null ? done : t("hero.of", { done, of: formatCents(neededCents) });
  const rest =
    missingCents > 0 ? t("hero.missing", { amount: formatCents(missingCents) }) : t("hero.done");
  return (
    <Stack gap="1-5" minWidth="0">
      <Row as="p" wrap="wrap" align="baseline" justify="space-between" columnGap="3">
        <span className={name({ look })}>{label}</span>
        {neededCents !== null && (
          <b data-done={missingCents === 0 || undefined} className={cx(figures, missing({ look }))}>
            {rest}
          </b>
        )}
      </Row>
      {neededCents !== null && (
        <ProgressBar
          label={label}
          text={`${text}，${rest}`}
          done={doneCents}
          of={neededCents}
          tone={look === "art" ? "art" : missingCents === 0 ? "ok" : "accent"}
        />
      )}
      <p className={cx(figures, note({ look }))}>{text}</p>
    </Stack>
  );
}

const name = cva({
  base: { fontSize: "sm", fontWeight: "medium" },
  variants: { look: { plain: { color: "text" }, art: { color: "on-art" } } },
});
const missing = cva({
  base: { fontSize: "md", fontWeight: "bold" },
  variants: {
    look: {
      plain: { color: "text-strong", "&[data-done]": { color: "success" } },
      art: { color: "metal", "&[data-done]": { color: "art-accent" } },
    },
  },
});
const note = cva({
  base: { fontSize: "xs" },
  variants: { look: { plain: { color: "text-muted" }, art: { color: "on-art-muted" } } },
});
