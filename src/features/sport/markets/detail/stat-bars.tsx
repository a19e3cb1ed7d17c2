// Figures of both sides: home to the left, away to the right.
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import type { MatchFacts } from "../../feed/feed-store.ts";
import { periodText } from "#domain/bets/period-text.ts";
import { statKey } from "./tracker/event-words.ts";

type Stat = MatchFacts["stats"][number];

interface StatBarsProps {
  readonly sport: string;
  readonly stats: readonly Stat[];
}

export function StatBars({ sport, stats }: StatBarsProps) {
  const { t } = useTranslation("sport");
  return (
    <Stack as="ul" role="list" gap="2">
      {stats.map((stat) => (
        <StatLine key={stat.key} stat={stat} label={labelOf(stat.key)} />
      ))}
    </Stack>
  );

  function labelOf(key: string): string {
    const known = statKey(key);
    if (known !== null) return t(`detail.stat.${known}`);
    return key.startsWith("period.") ? periodText(sport, key.slice(7), t) : key;
  }
}

function StatLine({ stat, label }: { readonly stat: Stat; readonly label: string }) {
  const { home, away, key } = stat;
  const unit = key === "possession" ? "%" : "";
  const share = (value: number) => (home + away === 0 ? 0 : (value / (home + away)) * 100);
  return (
    <li className={line}>
      <b className={cx(figures, figure)}>{`${home}${unit}`}</b>
      <span className={track({ side: "home" })}>
        <i className={bar({ side: "home" })} style={{ width: `${share(home)}%` }} />
      </span>
      <Text as="span" color="text-muted" textAlign="center">
        {label}
      </Text>
      <span className={track({ side: "away" })}>
        <i className={bar({ side: "away" })} style={{ width: `${share(away)}%` }} />
      </span>
      <b className={cx(figures, figure)}>{`${away}${unit}`}</b>
    </li>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr) 4.5rem minmax(0, 1fr) 2.5rem",
  alignItems: "center",
  gap: "2",
  fontSize: "xs",
});
const figure = css({ color: "text-strong", "&:last-child": { textAlign: "right" } });
const track = cva({
  base: {
    display: "flex",
    height: "1",
    borderRadius: "pill",
    background: "surface-sunken",
    overflow: "hidden",
  },
  variants: { side: { home: { justifyContent: "flex-end" }, away: {} } },
});
const bar = cva({
  base: { borderRadius: "pill", transition: "width {durations.slow} {easings.out}" },
  variants: { side: { home: { background: "accent-mark" }, away: { background: "alt" } } },
});
