// A lottery draw: the featured one with its whole number sheet, the others as compact cards.
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/games.ts";
import { css, cx } from "#styled/css/index.js";
import { promptLogin } from "../../session/login-prompt.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardStyle } from "../../ui/card.tsx";
import { DrawClock } from "./draw-clock.tsx";
import { ballDigits, ballTone } from "./draw-figures.ts";
import { DrawHistory } from "./draw-history.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import { NumberBalls } from "./number-balls.tsx";

/** Balls of the usual size that fit the line of a compact card. */
const LINE = 7;

interface DrawCardProps {
  readonly draw: Draw;
}

export function FeaturedDraw({ draw }: DrawCardProps) {
  const { t } = useTranslation("home");
  return (
    <article className={cx(cardStyle, featured)}>
      <header className={featuredHead}>
        <div className={names}>
          <h3 className={bigName}>{draw.name}</h3>
          <p className={issue}>
            {t("lottery.issue", { issue: draw.issue })} <Badge tone="alt">{draw.prize}</Badge>
          </p>
        </div>
        <div className={closing}>
          <span className={closingLabel}>{t("lottery.closing")}</span>
          <DrawClock left={draw.secondsLeft} every={draw.everySeconds} label={t("lottery.closing")} size="lg" />
        </div>
      </header>
      <div className={result}>
        <NumberBalls
          size="lg"
          balls={draw.balls}
          special={draw.special}
          digits={ballDigits(draw)}
          tone={ballTone(draw)}
          label={t("lottery.last")}
        />
        <Facts facts={draw.facts} />
        <Button tone="primary" className={pick} onClick={promptLogin}>
          {t("lottery.pick")}
        </Button>
      </div>
      <div className={sheet}>
        <HeatGrid draw={draw} />
        <DrawHistory draw={draw} />
      </div>
    </article>
  );
}

export function CompactDraw({ draw }: DrawCardProps) {
  const { t } = useTranslation("home");
  return (
    <article className={cx(cardStyle, compact)}>
      <header className={compactHead}>
        <h3 className={name}>
          <button type="button" onClick={promptLogin} className={whole}>
            {draw.name}
          </button>
        </h3>
        <DrawClock left={draw.secondsLeft} every={draw.everySeconds} label={t("lottery.closing")} />
      </header>
      <p className={issue}>{t("lottery.issue", { issue: draw.issue })}</p>
      <div className={compactBalls}>
        <NumberBalls
          size={draw.balls.length > LINE ? "sm" : "md"}
          balls={draw.balls}
          special={draw.special}
          digits={ballDigits(draw)}
          tone={ballTone(draw)}
          label={t("lottery.last")}
        />
      </div>
      <footer className={compactFoot}>
        <Facts facts={draw.facts} />
        <span className={prize}>{draw.prize}</span>
      </footer>
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul className={factList}>
      {facts.map((fact) => (
        <li key={fact} className={factItem}>
          {fact}
        </li>
      ))}
    </ul>
  );
}

const featured = css({ display: "flex", flexDirection: "column", gap: "4", height: "full", padding: "card-pad" });
const featuredHead = css({ display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: "4" });
const names = css({ minWidth: "0" });
const bigName = css({ fontFamily: "display", fontWeight: "display", fontSize: "xl", lineHeight: "tight", color: "text-strong" });
const issue = css({ display: "flex", alignItems: "center", gap: "2", marginTop: "0-5", fontSize: "xs", color: "text-muted", fontFamily: "figures", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
const closing = css({ display: "grid", justifyItems: "end", gap: "1", flex: "none" });
const closingLabel = css({ fontSize: "2xs", color: "text-muted" });
const result = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", rowGap: "3", paddingBlock: "4", borderBlock: "[1px solid token(colors.border)]" });
const pick = css({ marginLeft: "auto" });
const sheet = css({
  display: "grid",
  gap: "5",
  "@container (min-width: 40rem)": { gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)" },
});
const compact = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "full",
  minWidth: "0",
  padding: "4",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  _professional: { padding: "3" },
});
const compactHead = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" });
const name = css({ minWidth: "0", fontSize: "md", lineHeight: "tight", color: "text-strong", truncate: true });
const whole = css({
  fontWeight: "semibold",
  textAlign: "start",
  _after: { content: '""', position: "absolute", inset: "0", borderRadius: "lg" },
  _focusVisible: { outline: "[none]", _after: { outline: "[2px solid token(colors.focus-ring)]", outlineOffset: "[-2px]" } },
});
const compactBalls = css({ marginBlock: { base: "3", _professional: "2" } });
const compactFoot = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2", marginTop: "auto", fontSize: "xs" });
const prize = css({ flex: "none", fontWeight: "semibold", color: "alt-text", whiteSpace: "nowrap" });
const factList = css({ display: "flex", flexWrap: "wrap", gap: "1" });
const factItem = css({ paddingInline: "1-5", borderRadius: "xs", background: "surface-sunken", fontSize: "2xs", lineHeight: "base", color: "text", whiteSpace: "nowrap" });
