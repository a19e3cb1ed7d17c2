import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { figures } from "#ui/money.tsx";
import { PAYOUTS } from "./table-rules.ts";

export function DetailRules({ game }: { readonly game: LiveTable["game"] }) {
  const { t } = useTranslation("live");
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={heading}>
        {t("details.rules")}
      </h3>
      <p className={words}>{t(`rules.${game}.text`)}</p>
      <dl className={list}>
        {PAYOUTS[game].map(([bet, pays]) => (
          <div key={bet} className={row}>
            <dt>{t(bet)}</dt>
            <dd className={cx(figures, strong)}>{pays}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const words = css({ marginBlock: "2", color: "text", fontSize: "sm", lineHeight: "1-6" });
const list = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  columnGap: "6",
  fontSize: "sm",
});
const row = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "3",
  paddingBlock: "2",
  borderTop: "thin",
});
const strong = css({ color: "text-strong", fontWeight: "semibold" });
