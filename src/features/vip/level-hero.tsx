// The member's level on the brand's dark ground, and the way to the next one.
import { useTranslation } from "react-i18next";
import type { VipProgress } from "#contract/api/vip.ts";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { AmountBar } from "./amount-bar.tsx";
import { crestOf } from "./emblem/crest.ts";
import { materialStyle } from "./emblem/emblem-material.ts";
import { LevelEmblem } from "./emblem/level-emblem.tsx";
import { useLevelName } from "./level-name.ts";
import { nextLevel } from "./level-progress.ts";
import type { LevelTable } from "./level-terms.ts";

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
      className={cx(frame, materialStyle({ material: crestOf(level).material }))}
    >
      <div className={mine}>
        <LevelEmblem level={level} size="lg" className={rising} />
        <div className={words}>
          <p className={small}>{t("hero.mine")}</p>
          <h2 className={heading}>{nameOf(level)}</h2>
          {since !== null && (
            <p className={small}>{t("hero.since", { date: formatTime(since, "date") })}</p>
          )}
        </div>
      </div>
      <Way table={table} progress={progress} />
      <p className={foot}>
        {t("hero.counted", {
          from: formatTime(progress.countedAt),
          to: formatTime(progress.nextCountAt),
        })}
      </p>
    </section>
  );
}

function Way({ table, progress }: LevelHeroProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const { next, deposit, turnover } = nextLevel(progress, table.levels);
  const ready = next !== null && deposit.missingCents === 0 && turnover.missingCents === 0;
  return (
    <div className={panel}>
      <div className={goal}>
        {next !== null && <LevelEmblem level={next.level} size="sm" />}
        <div>
          <h3 className={strong}>
            {next === null ? t("hero.top") : t("hero.next", { name: nameOf(next.level) })}
          </h3>
          {next === null && progress.keep !== null && <p className={small}>{t("hero.topNote")}</p>}
          {ready && <p className={small}>{t("hero.nothing")}</p>}
        </div>
      </div>
      <AmountBar look="art" label={t("hero.deposit")} amount={deposit} />
      <AmountBar look="art" label={t("hero.turnover")} amount={turnover} />
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) minmax(20rem, 27rem)" },
  alignItems: "center",
  columnGap: "8",
  rowGap: { base: "4", desktop: "5" },
  padding: { base: "4", desktop: "8" },
  overflow: "hidden",
  borderRadius: "lg",
  backgroundColor: "art-ground",
  backgroundImage:
    "[radial-gradient(34rem 20rem at 12% 30%, color-mix(in oklch, var(--tone) 36%, transparent), transparent 70%), repeating-linear-gradient(118deg, transparent 0 2.4rem, color-mix(in oklch, var(--tone) 7%, transparent) 2.4rem 4.6rem)]",
  boxShadow: { base: "none", _professional: "edge-art" },
  color: "on-art",
});
const mine = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "4", desktop: "8" },
  minWidth: "0",
});
const rising = css({ animation: "[rise {durations.slow} {easings.out}]" });
const words = css({ display: "grid", gap: "1", minWidth: "0" });
const small = css({ color: "on-art-muted", fontSize: "sm" });
const heading = css({
  textStyle: "display",
  fontSize: { base: "2xl", desktop: { base: "9", _professional: "3xl" } },
});
const panel = css({
  display: "grid",
  gap: "4",
  padding: { base: "4", desktop: "5" },
  borderRadius: "md",
  background: "art-panel",
  boxShadow: "edge-art",
});
const goal = css({ display: "flex", alignItems: "center", gap: "3" });
const strong = css({ fontSize: "md", fontWeight: "bold" });
const foot = css({
  gridColumn: "1 / -1",
  color: "on-art-muted",
  fontSize: "xs",
});
