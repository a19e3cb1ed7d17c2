// A wheel or boxes: odds published, the result decided by the server before anything moves.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { ClaimTrouble } from "../../claims/claim-notes.tsx";
import { claimedText } from "../../claims/activity-claim.ts";
import { ArtFrame } from "#ui/pictures/cover-art.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import type { KindProps } from "../../parts/kind-props.ts";
import { ItemRow } from "../items/item-row.tsx";
import { itemRows } from "../items/item-rows.ts";
import { VenueWays } from "../items/venue-ways.tsx";
import { Boxes } from "./boxes.tsx";
import { DrawOddsTable } from "./draw-odds-table.tsx";
import { type DrawState, useActivityDraw } from "./use-activity-draw.ts";
import { Wheel } from "./wheel.tsx";

export function View({ activity, mechanics, mine }: KindProps<"drawGift">) {
  const { t } = useTranslation("activity");
  const { look, prizes, maxPerDay, turnoverTimes } = mechanics;
  const state = useActivityDraw(activity.id);
  // The draw that turns has used its chance already.
  const known = (state.phase === "turning" ? state.answer?.chances : mine?.chances) ?? 0;
  const ready = mine?.state === "joined" && known > 0;
  return (
    <>
      <TitledCard
        title={t(`draw.title.${look}`)}
        note={
          mine?.state === "joined"
            ? t("draw.chances", { count: known })
            : t("draw.most", { count: maxPerDay })
        }
      >
        <ArtFrame className={stage}>
          {look === "wheel" ? (
            <Wheel prizes={prizes} state={state} />
          ) : (
            <Boxes prizes={prizes} state={state} ready={ready} />
          )}
          <DrawResult state={state} />
          <DrawButton state={state} ready={ready} wheel={look === "wheel"} />
        </ArtFrame>
        <ClaimTrouble activity={activity.id} />
        <Text color="text-muted" size="xs" textAlign="center">
          {t("draw.decided")}{" "}
          {turnoverTimes === 0 ? t("turnover.none") : t("turnover.times", { count: turnoverTimes })}
        </Text>
      </TitledCard>
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

interface DrawButtonProps {
  readonly state: DrawState;
  readonly ready: boolean;
  readonly wheel: boolean;
}

/** One button that draws and then skips; never disabled, so that it keeps the focus. Boxes are pressed themselves. */
function DrawButton({ state: { phase, draw, skip }, ready, wheel }: DrawButtonProps) {
  const { t } = useTranslation("activity");
  const turning = phase === "turning";
  if (!wheel && !turning) return null;
  return (
    <Stack justifyItems="center">
      <Button
        tone={turning ? "glass" : "light"}
        size="lg"
        aria-busy={phase === "asking" || undefined}
        aria-disabled={(!turning && (!ready || phase === "asking")) || undefined}
        onClick={() => {
          if (turning) skip();
          else if (ready && phase !== "asking") draw();
        }}
      >
        {t(turning ? "draw.skip" : "draw.button")}
      </Button>
    </Stack>
  );
}

const stage = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  paddingBlock: { base: "5", desktop: "8" },
  paddingInline: { base: "3", desktop: "8" },
  borderRadius: "tile",
  backgroundImage:
    "radial-gradient(70% 90% at 50% 40%, color-mix(in oklch, token(colors.art-accent) 40%, transparent), transparent)",
});
const result = css({
  display: "block",
  color: "metal-on-art",
  fontSize: "lg",
  textAlign: "center",
  _empty: { position: "absolute" },
});
