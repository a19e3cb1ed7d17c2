import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { ballDigits, ballTone } from "#domain/games/draws/draw-figures.ts";
import { NumberBalls } from "#domain/games/draws/number-balls.tsx";

const SHOWN = 6;

/** Earlier results, the newest first. */
export function DrawHistory({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("home");
  return (
    <div className={frame}>
      <h4 className={title}>{t("lottery.history")}</h4>
      <ol>
        {draw.history.slice(0, SHOWN).map((past) => (
          <li key={past.issue} className={row}>
            <span className={issue}>{past.issue}</span>
            <NumberBalls
              size="sm"
              balls={past.balls}
              digits={ballDigits(draw)}
              tone={ballTone(draw)}
              label={past.issue}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

const frame = css({ minWidth: "0" });
const title = css({
  marginBottom: "2",
  fontSize: "xs",
  fontWeight: "semibold",
  color: "text-muted",
});
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: { base: "10", _professional: "row" },
  borderTop: "thin",
  "& ul": { flexWrap: "nowrap" },
});
const issue = css({
  textStyle: "figures",
  fontSize: "xs",
  color: "text-muted",
  minWidth: "0",
  truncate: true,
});
