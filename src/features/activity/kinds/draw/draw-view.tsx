// A wheel or boxes: odds published, the result decided by the server before anything moves.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { joinText } from "#contract/join-text.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { ClaimTrouble } from "../../claims/claim-notes.tsx";
import { claimedText } from "../../claims/activity-claim.ts";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { ItemRow } from "../items/item-row.tsx";
import { itemRows } from "../items/item-rows.ts";
import { VenueWays } from "../items/venue-ways.tsx";
import { Boxes } from "./boxes.tsx";
import { DrawHub } from "./draw-hub.tsx";
import { DrawOddsTable } from "./draw-odds-table.tsx";
import { type DrawState, useActivityDraw } from "./use-activity-draw.ts";
import { Wheel } from "./wheel.tsx";

/** The wheel or the boxes, and what can be drawn now. */
export function Hero({ activity, mechanics, mine, visitor }: KindHeroProps<"drawGift">) {
  const { look, prizes } = mechanics;
  const whyId = useId();
  const state = useActivityDraw(activity.id);
  // The draw that turns has used its chance already.
  const known = (state.phase === "turning" ? state.answer?.chances : mine?.chances) ?? 0;
  const ready = mine?.state === "joined" && known > 0;
  return (
    <div className={stage}>
      {look === "wheel" ? (
        <Wheel
          prizes={prizes}
          state={state}
          hub={<DrawHub state={state} ready={ready} whyId={whyId} />}
        />
      ) : (
        <Boxes prizes={prizes} state={state} ready={ready} />
      )}
      {look === "boxes" && state.phase === "turning" && <Skip onSkip={state.skip} />}
      <DrawResult state={state} />
      <Chances id={whyId} known={known} mine={mine} visitor={visitor} />
      <div data-ground="page" className={trouble}>
        <ClaimTrouble activity={activity.id} />
      </div>
    </div>
  );
}

export function View({ activity, mechanics, mine }: KindProps<"drawGift">) {
  const { t } = useTranslation("activity");
  const { prizes, maxPerDay, turnoverTimes } = mechanics;
  return (
    <>
      <TitledCard title={t("draw.ways")} note={t("draw.most", { count: maxPerDay })}>
        {mine === undefined ? (
          <ul className={itemRows}>
            {mechanics.chances.map((chance) => (
              <li key={chance.text}>{t("draw.way", chance)}</li>
            ))}
          </ul>
        ) : (
          <ul className={itemRows}>
            {mine.items.map((item, index) => (
              <li key={item.item}>
                <ItemRow
                  activity={activity.id}
                  item={item}
                  text={t("draw.each", { count: mechanics.chances[index]?.count ?? 1 })}
                />
              </li>
            ))}
          </ul>
        )}
        <VenueWays venues={activity.venues} />
      </TitledCard>
      <TitledCard title={t("draw.oddsTitle")} note={t("draw.oddsNote")}>
        <DrawOddsTable prizes={prizes} />
        <Text color="text-muted" size="xs">
          {joinText(
            t("draw.decided"),
            turnoverTimes === 0
              ? t("turnover.none")
              : t("turnover.times", { count: turnoverTimes }),
          )}
        </Text>
      </TitledCard>
    </>
  );
}

/** Said once, when the turning has ended. */
function DrawResult({ state: { phase, answer } }: { readonly state: DrawState }) {
  return (
    <output className={result}>
      {phase === "shown" && answer !== null && <b>{claimedText(answer)}</b>}
    </output>
  );
}

interface ChancesProps extends Pick<KindHeroProps<"drawGift">, "mine" | "visitor"> {
  readonly id: string;
  readonly known: number;
}

/** How many draws are left, or why there is none. */
function Chances({ id, known, mine, visitor }: ChancesProps) {
  const { t } = useTranslation("activity");
  const way = mine?.items.find(({ state }) => state === "open");
  const said = () => {
    if (visitor) return t("draw.why.visitor");
    if (mine?.state !== "joined") return t("draw.why.join");
    if (known > 0) return t("draw.chances", { count: known });
    return way === undefined ? t("draw.why.used") : t("draw.why.way", { title: way.title });
  };
  return (
    <Text id={id} color="on-art-muted" size="sm" textAlign="center">
      {said()}
    </Text>
  );
}

function Skip({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTranslation("activity");
  return (
    <Stack justifyItems="center">
      <Button tone="glass" onClick={onSkip}>
        {t("draw.skip")}
      </Button>
    </Stack>
  );
}

const stage = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: "none",
  gap: "3",
  width: { desktop: "96" },
});
const trouble = css({ display: "contents", color: "text" });
const result = css({
  display: "block",
  color: "metal-on-art",
  fontSize: "lg",
  textAlign: "center",
  // Kept from the start: what stands below does not move.
  minHeight: "7",
});
