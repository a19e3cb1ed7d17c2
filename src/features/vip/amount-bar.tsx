// How far an amount is: its name, figures, bar, and what is missing.
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { figures } from "#ui/money.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { Amount } from "./level-progress.ts";

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
    <div className={frame}>
      <p className={line}>
        <span className={name({ look })}>{label}</span>
        {neededCents !== null && (
          <b data-done={missingCents === 0 || undefined} className={cx(figures, missing({ look }))}>
            {rest}
          </b>
        )}
      </p>
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
    </div>
  );
}

const frame = css({ display: "grid", gap: "1-5", minWidth: "0" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "3",
});
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
