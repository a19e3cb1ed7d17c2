import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { css, cx } from "#styled/css/index.js";
import { BigRoadDrawing } from "#ui/big-road-drawing.tsx";
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
    <section aria-labelledby={title} className={frame}>
      <h3 id={title} className={heading}>
        {t("details.roads")}
      </h3>
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
    </section>
  );
}

function Numbers({ table }: { readonly table: LiveTable }) {
  if (table.game !== "niuNiu") return <NumberBoard table={table} most={NUMBERS} />;
  return (
    <div className={cx(paper, bulls)}>
      <BullBoard bulls={table.bulls} most={BULLS} />
    </div>
  );
}

function Road({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={css({ minWidth: "0" })}>
      <figcaption className={caption}>{name}</figcaption>
      <div className={paper}>{children}</div>
    </figure>
  );
}

const frame = css({ display: "grid", gap: "3" });
const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold" });
const pair = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  gap: "3",
});
const caption = css({ marginBottom: "1", color: "text-muted", fontSize: "xs" });
const paper = css({ padding: "1", borderRadius: "sm", background: "surface", boxShadow: "edge" });
const bulls = css({ height: "36" });
