// Every shared component in every state, both editions side by side; served by `brand dev` only, so its
// sample texts are data of this file and not of the site.
import { css } from "#styled/css/index.js";
import { EDITIONS } from "#contract/locales.ts";
import { KitButtons } from "./kit-buttons.tsx";
import { KitChoices } from "./kit-choices.tsx";
import { KitInputs } from "./kit-inputs.tsx";
import { KitMotion } from "./kit-motion.tsx";
import { KitOdds } from "./kit-odds.tsx";
import { KitOverlays } from "./kit-overlays.tsx";
import { KitStates } from "./kit-states.tsx";
import { KitTable } from "./kit-table.tsx";

export function Page() {
  return (
    <>
      <h1 className={title}>/__ui</h1>
      <div className={sides}>
        {EDITIONS.map((edition) => (
          <div key={edition} data-edition={edition} className={side}>
            <h2 className={name}>{edition}</h2>
            <KitOdds />
            <KitButtons />
            <KitInputs />
            <KitChoices />
            <KitTable />
            <KitMotion />
            <KitStates />
            <KitOverlays />
          </div>
        ))}
      </div>
    </>
  );
}

const title = css({ padding: "4", fontSize: "lg", fontWeight: "bold" });
const sides = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "repeat(2, minmax(0, 1fr))" },
});

const side = css({
  display: "grid",
  alignContent: "start",
  gap: "4",
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
  background: "canvas",
  color: "text",
  fontSize: "md",
});

const name = css({ color: "text-strong", fontSize: "2xl", fontWeight: "bold" });
