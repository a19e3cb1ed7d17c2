// When the level can fall, and what is needed to keep it.
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { VipProgress } from "#contract/api/vip.ts";
import { unbrokenCents } from "#lib/text/format.ts";
import { listDay } from "#lib/time/list-times.ts";
import { Note } from "#ui/text/note.tsx";
import { AmountBar } from "./amount-bar.tsx";
import { useLevelName } from "./levels/level-name.ts";
import { type KeepState, keepState } from "./levels/level-progress.ts";
import type { LevelTable } from "./levels/level-terms.ts";
import { PerkPanel, perkText } from "./perk-panel.tsx";

interface KeepPanelProps {
  readonly table: LevelTable;
  readonly progress: VipProgress;
}

export function KeepPanel({ table, progress }: KeepPanelProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const state = keepState(progress);
  const name = nameOf(progress.level);
  return (
    <PerkPanel
      icon={ShieldCheck}
      title={t("keep.title")}
      note={state === null ? null : t("keep.until", { date: listDay(state.until) })}
    >
      {state === null ? (
        <>
          <p className={perkText({ tone: "strong" })}>{t("keep.never")}</p>
          <p className={perkText({})}>{t("keep.neverNote", { name })}</p>
        </>
      ) : (
        <>
          <AmountBar label={t("keep.bar")} amount={state} />
          <KeepWords state={state} table={table} level={progress.level} />
        </>
      )}
    </PerkPanel>
  );
}

interface KeepWordsProps {
  readonly state: KeepState;
  readonly table: LevelTable;
  readonly level: number;
}

function KeepWords({ state, table, level }: KeepWordsProps) {
  const { t } = useTranslation("vip");
  const nameOf = useLevelName(table.levels);
  const { kind, until, missingCents, fallsTo } = state;
  const name = nameOf(level);
  if (kind === "safe") {
    const values = { name, date: listDay(until), days: table.keepDays };
    return <p className={perkText({})}>{t("keep.safe", values)}</p>;
  }
  return (
    <>
      <p className={perkText({})}>
        {t("keep.missing", { name, amount: unbrokenCents(missingCents) })}
      </p>
      {kind === "last" && <Note tone="warn">{t("keep.last")}</Note>}
      <p className={perkText({})}>{t("keep.falls", { name: nameOf(fallsTo) })}</p>
    </>
  );
}
