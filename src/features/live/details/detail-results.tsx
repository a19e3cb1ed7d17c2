import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css } from "#styled/css/index.js";
import { Box, Heading, Stack, Text } from "#styled/jsx/index.js";
import { BigRoadDrawing } from "#ui/pictures/big-road-drawing.tsx";
import { BeadDrawing } from "../cards/bead-drawing.tsx";
import { BullBoard } from "../cards/bull-board.tsx";
import { DerivedDrawing } from "../cards/derived-drawing.tsx";
import { NumberBoard } from "../cards/number-board.tsx";
import { beadLetters, roadLabel } from "../cards/road-texts.ts";

const ROWS = 6;
const BEADS = 12;
const STREAKS = 28;
const DERIVED_COLUMNS = 18;
const NUMBERS = 24;
const BULLS = 12;
const KINDS = ["bigEye", "small", "cockroach"] as const;

/** All roads of a table, each with its name; numbers where the game has no road. */
export function DetailResults({ table }: { readonly table: LiveTable }) {
  const { t } = useTranslation("live");
  const { game, road } = table;
  const title = useId();
  const isRoad = game === "baccarat" || game === "dragonTiger";
  return (
    <Stack as="section" aria-labelledby={title} gap="3">
      <Heading as="h3" id={title} size="md">
        {t("details.roads")}
      </Heading>
      {isRoad ? (
        <>
          <Road name={t("details.big")}>
            <BigRoadDrawing road={road} label={roadLabel(table, t)} columns={STREAKS} rows={ROWS} />
          </Road>
          <div className={pair}>
            <Road name={t("details.bead")}>
              <BeadDrawing
                road={road}
                letters={beadLetters(game, t)}
                label={t("table.bead", { count: Math.min(road.length, BEADS * ROWS) })}
                columns={BEADS}
                rows={ROWS}
              />
            </Road>
            {KINDS.map((kind) => (
              <Road key={kind} name={t(`details.${kind}`)}>
                <DerivedDrawing road={road} kind={kind} columns={DERIVED_COLUMNS} rows={ROWS} />
              </Road>
            ))}
          </div>
        </>
      ) : (
        <Numbers table={table} />
      )}
    </Stack>
  );
}

function Numbers({ table }: { readonly table: LiveTable }) {
  if (table.game !== "niuNiu") return <NumberBoard table={table} most={NUMBERS} />;
  return (
    <Box height="36" className={paper}>
      <BullBoard bulls={table.bulls} most={BULLS} />
    </Box>
  );
}

function Road({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box as="figure" minWidth="0">
      <Text as="figcaption" marginBottom="1" color="text-muted" size="xs">
        {name}
      </Text>
      <div className={paper}>{children}</div>
    </Box>
  );
}

const pair = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  gap: "3",
});
const paper = css({ padding: "1", borderRadius: "sm", background: "surface", boxShadow: "edge" });
