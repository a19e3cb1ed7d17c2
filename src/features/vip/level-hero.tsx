// The member's level on the brand's dark ground, and the way to the next one.
import { useTranslation } from "react-i18next";
import type { VipProgress } from "#contract/api/vip.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { formatTime } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { AmountBar } from "./amount-bar.tsx";
import { crestOf } from "./emblem/level-crest.ts";
import { materialStyle } from "./emblem/emblem-material.ts";
import { LevelEmblem } from "./emblem/level-emblem.tsx";
import { levelBand, levelBandPanel } from "./level-band.ts";
import { useLevelName } from "./levels/level-name.ts";
import { nextLevel } from "./levels/level-progress.ts";
import type { LevelTable } from "./levels/level-terms.ts";

interface LevelHeroProps {
  readonly table: LevelTable;
  readonly progress: VipProgress;
}

export function LevelHero({ table, progress }: LevelHeroProps) {
  const { t } = useTranslation("vip");
  const { level, since } = progress;
  const nameOf = useLevelName(table.levels);
  return (
    <section
      data-ground="art"
      aria-label={t("hero.label")}
      className={cx(levelBand, glow, materialStyle({ material: crestOf(level).material }))}
    >
      <Row align="center" gap={{ base: "4", desktop: "8" }} minWidth="0">
        <LevelEmblem level={level} size="lg" className={rising} />
        <Stack gap="1" minWidth="0">
          <Text color="on-art-muted" size="sm">
            {t("hero.mine")}
          </Text>
          <h2 className={heading}>{nameOf(level)}</h2>
          {since !== null && (
            <Text color="on-art-muted" size="sm">
              {t("hero.since", { date: formatTime(since, "date") })}
            </Text>
          )}
        </Stack>
      </Row>
      <Way table={table} progress={progress} />
      <Text gridColumn="1 / -1" color="on-art-muted" size="xs">
        {t("hero.counted", {
          from: listTime(progress.countedAt),
          to: listTime(progress.nextCountAt),
        })}
      </Text>
    </section>
  );
}

function Way({ table, progress }: LevelHeroProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const { next, deposit, turnover } = nextLevel(progress, table.levels);
  const ready = next !== null && deposit.missingCents === 0 && turnover.missingCents === 0;
  return (
    <div className={levelBandPanel}>
      <Row align="center" gap="3">
        {next !== null && <LevelEmblem level={next.level} size="sm" />}
        <div>
          <Text as="h3" size="md" weight="bold">
            {next === null ? t("hero.top") : t("hero.next", { name: nameOf(next.level) })}
          </Text>
          {next === null && progress.keep !== null && (
            <Text color="on-art-muted" size="sm">
              {t("hero.topNote")}
            </Text>
          )}
          {ready && (
            <Text color="on-art-muted" size="sm">
              {t("hero.nothing")}
            </Text>
          )}
        </div>
      </Row>
      <AmountBar look="art" label={t("hero.deposit")} amount={deposit} />
      <AmountBar look="art" label={t("hero.turnover")} amount={turnover} />
    </div>
  );
}

const glow = css({
  backgroundImage:
    "radial-gradient(34rem 20rem at 12% 30%, color-mix(in oklch, var(--tone) 36%, transparent), transparent 70%)",
});
const rising = css({ animation: "rise {durations.slow} {easings.out}" });
const heading = css({
  textStyle: "display",
  fontSize: { base: "2xl", desktop: { base: "9", _professional: "3xl" } },
});
