import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { figures } from "#ui/money.tsx";
import { srOnly } from "#ui/sr-only.ts";

interface MapScoresProps {
  readonly maps: Match["maps"];
  readonly onArt?: boolean;
}

/** Score of each map, home above away; the map in play is marked. */
export function MapScores({ maps, onArt = false }: MapScoresProps) {
  const { t } = useTranslation("gaming");
  if (maps.length === 0) return null;
  return (
    <ol aria-label={t("maps.label")} className={list}>
      {maps.map(({ name, state, home, away }, at) => (
        <li key={at} className={map({ look: onArt ? (`${state}OnArt` as const) : state })}>
          <span className={srOnly}>{t(`maps.${state}`, { name, home, away })}</span>
          <span aria-hidden="true" className={title({ onArt })}>
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
    </ol>
  );
}

const list = css({ display: "flex", gap: "1" });
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
    look: {
      done: { color: "text" },
      live: { background: "live-subtle", color: "live" },
      next: { color: "text-muted" },
      doneOnArt: { color: "on-art" },
      liveOnArt: { background: "live", color: "live-on" },
      nextOnArt: { color: "on-art-muted" },
    },
  },
});
const title = cva({
  base: { fontSize: "2xs", lineHeight: "tight", maxWidth: "12", truncate: true },
  variants: { onArt: { true: {}, false: { color: "text-muted" } } },
});
const score = cva({
  variants: { ahead: { true: { fontWeight: "bold" }, false: { opacity: "0.85" } } },
});
