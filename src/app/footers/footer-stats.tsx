import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCount } from "../../lib/format.ts";
import { figures } from "../../ui/money.tsx";
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
          <dt className={css({ marginTop: "1-5" })}>{t(`footer.stats.${key}.label`)}</dt>
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
  gridTemplateColumns: { base: "1fr 1fr", desktop: "repeat(4, minmax(0, 1fr))" },
  rowGap: "6",
  paddingBlock: { base: "7", desktop: "10" },
  borderBottom: "footer",
});

const cell = css({
  display: "flex",
  flexDirection: "column-reverse",
  "&:nth-child(even)": {
    paddingLeft: { base: "4", desktop: "8" },
    borderLeft: "footer",
  },
  "&:nth-child(3)": {
    paddingLeft: { desktop: "8" },
    borderLeft: { desktop: "footer" },
  },
});

const value = css({
  color: "footer-strong",
  fontSize: { base: "2xl", desktop: "7-5" },
  fontWeight: "bold",
  lineHeight: "tight",
});

const unit = css({
  marginLeft: "1",
  color: "footer-text",
  fontFamily: "sans",
  fontSize: "sm",
  fontWeight: "medium",
});
