// A game of the wall. The first one is two by two and says more; the whole tile is one button.
import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "../../lib/media.ts";
import { promptLogin } from "../../session/login-prompt.ts";
import { Art } from "../../ui/art.tsx";
import { buttonStyle } from "../../ui/button-style.ts";

interface GameTileProps {
  readonly game: Game;
  /** What put the first tile first, printed on it. */
  readonly lead?: string;
}

export function GameTile({ game, lead }: GameTileProps) {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  const first = lead !== undefined;
  return (
    <button type="button" onClick={promptLogin} className={cx("group", tile)}>
      <span className={frame({ first })}>
        <Art src={media(game.image)} loading="lazy" className={picture} />
        <span className={foot} />
        <Tag game={game} lead={lead} />
        {first ? <LeadWords game={game} /> : <TopWin game={game} />}
        {first ? null : (
          <span className={cover}>
            <span className={buttonStyle({ tone: "light", size: "sm" })}>{t("games.enter")}</span>
          </span>
        )}
      </span>
      {first ? null : (
        <>
          <span className={name}>{game.name}</span>
          <span className={meta}>
            <span className={vendor}>{game.vendor}</span>
            <span className={returns}>{game.rtp === null ? t(`games.category.${game.category}`) : `${game.rtp.toFixed(1)}%`}</span>
          </span>
        </>
      )}
    </button>
  );
}

function Tag({ game, lead }: { readonly game: Game; readonly lead: string | undefined }) {
  const { t } = useTranslation("home");
  if (lead !== undefined) return <span className={tag({ tone: "hot" })}>{lead}</span>;
  return game.tag === null ? null : <span className={tag({ tone: game.tag })}>{t(`games.tag.${game.tag}`)}</span>;
}

function TopWin({ game }: { readonly game: Game }) {
  const { t } = useTranslation("home");
  return (
    <span className={caption}>
      <span className={captionLabel}>{t("games.max")}</span>
      <span className={figure}>{game.maxWin}</span>
    </span>
  );
}

function LeadWords({ game }: { readonly game: Game }) {
  const { t } = useTranslation("home");
  const facts = [game.vendor, game.rtp === null ? null : `RTP ${game.rtp.toFixed(1)}%`, `${t("games.max")} ${game.maxWin}`];
  return (
    <span className={leadCaption}>
      <span className={leadText}>
        <span className={leadName}>{game.name}</span>
        <span className={leadFacts}>{facts.filter((fact) => fact !== null).join(" · ")}</span>
      </span>
      <span className={buttonStyle({ tone: "light" })}>{t("games.enter")}</span>
    </span>
  );
}

const tile = css({ display: "flex", flexDirection: "column", width: "full", height: "full", minWidth: "0", textAlign: "start", borderRadius: "tile" });
const frame = cva({
  base: {
    position: "relative",
    display: "block",
    width: "full",
    overflow: "hidden",
    borderRadius: "tile",
    background: "art-ground",
    color: "on-art",
    boxShadow: { base: "1", _professional: "none" },
  },
  variants: {
    first: {
      true: {
        aspectRatio: "16 / 10",
        "@container (min-width: 44rem)": { flex: "1", minHeight: "0", aspectRatio: "auto" },
      },
      false: { aspectRatio: "4 / 5" },
    },
  },
});
const picture = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  objectFit: "cover",
  transitionProperty: "transform",
  transitionDuration: "slow",
  transitionTimingFunction: "out",
  _groupHover: { transform: "scale(1.04)" },
});
const foot = css({
  position: "absolute",
  inset: "0",
  borderRadius: "inherit",
  backgroundImage: "[linear-gradient(to top, token(colors.art-veil), transparent 42%)]",
  boxShadow: "[inset 0 0 0 1px token(colors.art-panel-line)]",
});
const tag = cva({
  base: {
    position: "absolute",
    left: "2",
    top: "2",
    display: "flex",
    alignItems: "center",
    height: "[1.375rem]",
    paddingInline: "2",
    borderRadius: "xs",
    fontSize: "2xs",
    fontWeight: "semibold",
    lineHeight: "none",
  },
  variants: {
    tone: {
      hot: { background: "live", color: "live-on" },
      new: { background: "accent", color: "text-on-accent" },
      exclusive: { background: "art-panel", color: "on-art" },
    },
  },
});
const caption = css({
  position: "absolute",
  left: "2",
  right: "2",
  bottom: "2",
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  fontSize: "2xs",
  "@container (min-width: 44rem)": { left: { base: "3", _professional: "2" }, right: { base: "3", _professional: "2" } },
});
const captionLabel = css({ display: "none", "@container (min-width: 44rem)": { display: { base: "inline", _professional: "none" } } });
const figure = css({ fontFamily: "figures", fontWeight: "bold", fontSize: "sm", lineHeight: "none", fontVariantNumeric: "tabular-nums" });
const cover = css({
  position: "absolute",
  inset: "0",
  display: "grid",
  placeItems: "center",
  background: "art-veil",
  opacity: "0",
  transitionProperty: "opacity",
  transitionDuration: "base",
  "@media (hover: hover)": { _groupHover: { opacity: "1" } },
  _groupFocusVisible: { opacity: "1" },
});
const name = css({ marginTop: { base: "2-5", _professional: "1-5" }, fontSize: "sm", fontWeight: "semibold", lineHeight: "tight", color: "text-strong", truncate: true, maxWidth: "full", "@container (min-width: 44rem)": { fontSize: "md" } });
const meta = css({ display: "flex", justifyContent: "space-between", gap: "2", marginTop: "0-5", maxWidth: "full", fontSize: "2xs", color: "text-muted", "@container (min-width: 44rem)": { fontSize: "xs" } });
const vendor = css({ truncate: true, minWidth: "0" });
const returns = css({ display: "none", flex: "none", fontFamily: "figures", fontVariantNumeric: "tabular-nums", "@container (min-width: 44rem)": { display: "inline" } });
const leadCaption = css({ position: "absolute", left: "4", right: "4", bottom: "4", display: "flex", flexWrap: "wrap", alignItems: "flex-end", justifyContent: "space-between", gap: "3" });
const leadText = css({ minWidth: "0", flex: "1" });
const leadName = css({ display: "block", fontFamily: "display", fontWeight: "display", fontSize: "2xl", lineHeight: "tight" });
const leadFacts = css({ display: "block", marginTop: "1", fontSize: "xs", color: "on-art-muted" });
