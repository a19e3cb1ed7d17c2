import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { useNav } from "../nav/use-nav.ts";

const SHOWN = 4;

/** How much there is to play right now: counted by the server, so absent without it. */
export function FooterStats() {
  const { t } = useTranslation("shell");
  const { entries } = useNav();
  const counted = entries.flatMap(({ key, category }) =>
    category?.count == null ? [] : [{ key, count: category.count }],
  );
  if (counted.length === 0) return null;
  return (
    <dl className={row}>
      {counted.slice(0, SHOWN).map(({ key, count }) => (
        <div key={key} className={cell}>
          <dt className={label}>{t(`footer.stats.${key}.label`)}</dt>
          <dd className={cx(figures, value)}>
            {formatCount(count)}
            <small className={unit}>{t(`footer.stats.${key}.unit`)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  paddingBlock: { base: "4", desktop: "10" },
  borderBottom: "footer",
});

const cell = css({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  "& + &": { paddingLeft: { base: "2", desktop: "8" }, borderLeft: "footer" },
});

const label = css({
  marginTop: { base: "0-5", desktop: "1-5" },
  paddingRight: "1",
  fontSize: { base: "2xs", desktop: "xs" },
});

const value = css({
  color: "footer-strong",
  fontSize: { base: "lg", desktop: "7-5" },
  fontWeight: "bold",
  lineHeight: "tight",
});

const unit = css({
  marginLeft: { base: "0-5", desktop: "1" },
  color: "footer-text",
  fontFamily: "sans",
  fontSize: { base: "2xs", desktop: "sm" },
  fontWeight: "medium",
});
