// The first three places as steps: who stands there, and what the place brings.
import { useTranslation } from "react-i18next";
import type { RaceBoard } from "#contract/api/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { Medal } from "./medal.tsx";

const PLACES = [1, 2, 3] as const;

interface PodiumProps {
  readonly rows: RaceBoard["rows"];
  readonly prizes: MechanicsOf<"racePage">["prizes"];
}

export function Podium({ rows, prizes }: PodiumProps) {
  const { t } = useTranslation("activity");
  return (
    <ol className={steps}>
      {PLACES.map((place) => {
        const holder = rows.find((row) => row.place === place);
        const prize = prizes.find(({ from, to }) => from <= place && place <= to);
        return (
          <li key={place} className={step({ place })}>
            <Medal place={place} />
            <span className={srOnly}>{t("race.own.nth", { place })}</span>
            {holder !== undefined && (
              <Text as="span" size="xs" weight="semibold" className={name}>
                {holder.name}
              </Text>
            )}
            <span className={cx(figures, block({ place }))}>
              {prize === undefined ? "—" : formatCents(prize.rewardCents)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const steps = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "end",
  gap: "2",
});
const step = cva({
  base: { display: "grid", justifyItems: "center", gap: "1-5", minWidth: "0" },
  variants: { place: { 1: { order: "2" }, 2: { order: "1" }, 3: { order: "3" } } },
});
const name = css({ maxWidth: "full", overflow: "hidden", textOverflow: "ellipsis" });
const block = cva({
  base: {
    display: "grid",
    placeItems: "center",
    width: "full",
    borderTopRadius: "md",
    background: "on-art/10",
    color: "art-accent-on-art",
    fontSize: "sm",
    fontWeight: "bold",
  },
  variants: {
    place: { 1: { height: "16" }, 2: { height: "12" }, 3: { height: "9" } },
  },
});
