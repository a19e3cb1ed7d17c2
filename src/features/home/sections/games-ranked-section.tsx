import { useTranslation } from "react-i18next";
import type { Game } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { formatCount } from "../../../lib/format.ts";
import { useMediaUrl } from "../../../lib/media.ts";
import { promptLogin } from "../../../session/login-prompt.ts";
import { Art } from "../../../ui/art.tsx";
import { cardStyle } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CallView } from "../call-view.tsx";
import { CardHead } from "../card-head.tsx";
import { cssVars } from "../css-vars.ts";
import { fullCount } from "../full-rows.ts";
import { SectionBand } from "../section-frame.tsx";
import { useHotGames } from "../use-hot-games.ts";

const COLUMNS = 4;
const ROWS = 5;
const SHOWN = COLUMNS * ROWS;

export function Section() {
  const { t } = useTranslation("home");
  const { games, sort, setSort, options } = useHotGames(SHOWN);
  return (
    <SectionBand title={t("sections.gamesRanked.title")}>
      <div className={cx(cardStyle, card)}>
        <CardHead
          title={t("sections.gamesRanked.title")}
          note={games.data === undefined ? "" : t("sections.gamesRanked.note", { count: formatCount(games.data.playing) })}
        >
          {options.map(({ value, label }) => (
            <Chip key={value} pressed={value === sort} onClick={() => setSort(value)}>
              {label}
            </Chip>
          ))}
        </CardHead>
        <CallView result={games} skeleton={<ListSkeleton />}>
          {({ list }) => <RankedList games={list.slice(0, fullCount(list.length, COLUMNS, ROWS))} />}
        </CallView>
      </div>
    </SectionBand>
  );
}

function RankedList({ games }: { readonly games: readonly Game[] }) {
  return (
    <ol className={listStyle} style={rowVars(games.length)}>
      {games.map((game, index) => (
        <li key={game.id} className={item}>
          <Row game={game} rank={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Row({ game, rank }: { readonly game: Game; readonly rank: number }) {
  const { t } = useTranslation("home");
  const media = useMediaUrl();
  return (
    <button type="button" onClick={promptLogin} className={row}>
      <span className={place({ top: rank <= 3 })}>{rank}</span>
      <Art src={media(game.image)} loading="lazy" className={picture} />
      <span className={words}>
        <span className={name}>{game.name}</span>
        <span className={small}>{game.vendor}</span>
      </span>
      <span className={figures}>
        {game.rtp === null ? t(`games.category.${game.category}`) : `${game.rtp.toFixed(1)}%`}
        <span className={small}>{game.maxWin}</span>
      </span>
    </button>
  );
}

function ListSkeleton() {
  return (
    <ol className={listStyle} style={rowVars(SHOWN)} aria-busy="true">
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index} className={item}>
          <span className={row}>
            <Skeleton className={waiting} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const rowVars = (count: number) => cssVars({ "--rows": Math.ceil(count / COLUMNS), "--long-rows": Math.ceil(count / 2) });

const card = css({ overflow: "hidden" });
// The lines between cells are the ground of the list, seen through gaps.
const listStyle = css({
  display: "grid",
  gap: "[1px]",
  background: "border",
  borderTop: "[1px solid token(colors.border)]",
  "@container (min-width: 40rem)": { gridAutoFlow: "column", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gridTemplateRows: "repeat(var(--long-rows), auto)" },
  "@container (min-width: 62rem)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gridTemplateRows: "repeat(var(--rows), auto)" },
});
const item = css({ minWidth: "0", background: "surface", "@container (max-width: 39.99rem)": { "&:nth-child(n+9)": { display: "none" } } });
const row = css({
  display: "grid",
  gridTemplateColumns: "1.5rem 3rem minmax(0, 1fr) auto",
  gap: "2-5",
  alignItems: "center",
  width: "full",
  paddingBlock: "2",
  paddingInline: "4",
  textAlign: "start",
  transitionProperty: "background-color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "[-2px]" },
});
const place = cva({
  base: { textAlign: "center", fontFamily: "figures", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
  variants: { top: { true: { color: "accent-text" }, false: { color: "text-muted" } } },
});
const picture = css({ width: "[3rem]", height: "[3rem]", borderRadius: "sm", objectFit: "cover" });
const words = css({ minWidth: "0" });
const name = css({ display: "block", fontWeight: "semibold", lineHeight: "tight", color: "text-strong", truncate: true });
const small = css({ display: "block", fontSize: "2xs", color: "text-muted", truncate: true });
const figures = css({ textAlign: "right", fontFamily: "figures", fontVariantNumeric: "tabular-nums", lineHeight: "tight" });
const waiting = css({ gridColumn: "1 / -1", height: "[3rem]", borderRadius: "sm" });
