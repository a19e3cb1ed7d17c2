// Time left for bets at a table. Stops while the data is old, and while nobody looks.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { RoundRing } from "#ui/money/round-ring.tsx";
import { type HeldTable, useLiveTables } from "../feed/live-store.ts";

interface RoundClockProps {
  readonly held: HeldTable;
  /** False stops the count: out of view. */
  readonly live: boolean;
}

export function RoundClock({ held: { table, closesAt }, live }: RoundClockProps) {
  const { t } = useTranslation("live");
  const fresh = useLiveTables((state) => state.fresh);
  const left = useSecondsTo(closesAt, live && fresh);
  const seconds = fresh ? left : null;
  if (table.opensAt !== null) return null;
  return (
    <>
      {seconds === 0 && <span className={roundClockPill}>{t("table.dealing")}</span>}
      {!fresh && <span className={roundClockPill}>{t("table.stale")}</span>}
      {seconds !== 0 && (
        <RoundRing
          total={table.roundSeconds}
          seconds={seconds}
          label={t("table.left", { name: table.name })}
        />
      )}
    </>
  );
}

export const roundClockPill = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  height: "6",
  paddingInline: "2",
  borderRadius: "pill",
  background: "art-panel",
  color: "on-art",
  fontSize: "2xs",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
});
