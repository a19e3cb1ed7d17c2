/* oxlint-disable react/no-array-index-key -- a fixed list */
import { css } from "#styled/css/index.js";
import { OddsButton } from "#ui/odds-button.tsx";
import { KitPanel } from "./kit-panel.tsx";

const STATES = [
  { label: "-0.5", odds: "0.94", moved: "same", state: "open" },
  { label: "-0.5", odds: "0.94", moved: "same", state: "open", selected: true },
  { label: "-0.5", odds: "0.96", moved: "up", state: "open" },
  { label: "-0.5", odds: "0.91", moved: "down", state: "open" },
  { label: "-0.5", odds: "0.96", moved: "up", state: "open", selected: true },
  { label: "-0.5", odds: "0.96", moved: "same", state: "closed" },
  { label: "-0.5", odds: "0.94", moved: "same", state: "stale" },
  { label: "", odds: "1.18", moved: "same", state: "open" },
] as const;

export function KitOdds() {
  return (
    <>
      <KitPanel title="赔率按钮">
        <div className={grid}>
          {STATES.map((state, index) => (
            <OddsButton key={index} {...state} />
          ))}
        </div>
      </KitPanel>
      <div className={art}>
        {STATES.slice(0, 4).map((state, index) => (
          <OddsButton key={index} {...state} label="主胜" stacked onArt />
        ))}
      </div>
    </>
  );
}

const grid = css({ display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "2" });

const art = css({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "2",
  padding: "card-pad",
  borderRadius: "lg",
  background: "art-ground",
});
