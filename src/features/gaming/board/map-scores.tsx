import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";

/** Score of each map, home above away; the map in play is marked. */
export function MapScores({ maps }: { readonly maps: Match["maps"] }) {
  const { t } = useTranslation("gaming");
  if (maps.length === 0) return null;
  return (
    <Row as="ol" aria-label={t("maps.label")} gap="1">
      {maps.map(({ name, state, home, away }, at) => (
        <li key={at} className={map({ state })}>
          <span className={srOnly}>{t(`maps.${state}`, { name, home, away })}</span>
          <span aria-hidden="true" className={title}>
            {name || at + 1}
          </span>
          <span aria-hidden="true" className={cx(figures, score({ ahead: home > away }))}>
            {state === "next" ? "–" : home}
          </span>
          <span aria-hidden="true" className={cx(figures, score({ ahead: away > home }))}>
            {state === "next" ? "–" : away}
          </span>
        </li>
      ))}
    </Row>
  );
}

const map = cva({
  base: {
    display: "grid",
    justifyItems: "center",
    minWidth: "7",
    paddingBlock: "0-5",
    paddingInline: "1",
    borderRadius: "xs",
    fontSize: "xs",
    lineHeight: "1-5",
  },
  variants: {
    state: {
      done: { color: "text" },
      live: { background: "live-subtle", color: "live" },
      next: { color: "text-muted" },
    },
  },
});
const title = css({
  color: "text-muted",
  fontSize: "2xs",
  lineHeight: "tight",
  maxWidth: "12",
  truncate: true,
});
const score = cva({
  variants: { ahead: { true: { fontWeight: "bold" }, false: {} } },
});
