import { useState } from "react";
import type { Edition } from "#contract/locales.ts";
import type { StudioToken } from "#contract/studio.ts";
import { Row, Stack } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Group, Panel, searchInput } from "../parts/panel-parts.tsx";
import { repairAll, useStudio } from "../state/studio-store.ts";
import { ColourRow } from "./colour-row.tsx";
import { HueSliders } from "./hue-sliders.tsx";
import { PaletteMaker } from "./palette-maker.tsx";
import { PickedElement } from "./picked-element.tsx";

export const EDITION_TITLES: Readonly<Record<Edition, string>> = {
  classic: "Classic",
  professional: "Professional",
};

const NONE: readonly StudioToken[] = [];

export function ColoursPanel() {
  const edition = useStudio((studio) => studio.edition);
  const editions = useStudio(({ state }) => state?.editions);
  const tokens = editions?.[edition] ?? NONE;
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const colours = tokens.filter(
    ({ name, value }) =>
      name.startsWith("color.") && (name.includes(wanted) || value.includes(wanted)),
  );
  const groups = Map.groupBy(colours, ({ name }) =>
    COLOUR_GROUPS.find(({ names }) => names.test(name.slice("color.".length))),
  );
  return (
    <Panel title="Colours">
      <PickedElement />
      <Segmented
        label="Edition"
        options={(Object.keys(editions ?? {}) as Edition[]).map((value) => ({
          value,
          label: EDITION_TITLES[value],
        }))}
        value={edition}
        onChange={(next) => useStudio.setState({ edition: next, focused: null })}
      />
      <Repairs tokens={tokens} edition={edition} />
      <HueSliders tokens={tokens} edition={edition} />
      <PaletteMaker />
      <input
        type="search"
        aria-label="Find a colour"
        placeholder="Find a colour by name or value"
        value={query}
        className={searchInput}
        onChange={(event) => setQuery(event.target.value)}
      />
      {COLOUR_GROUPS.map((group) => {
        const own = groups.get(group) ?? NONE;
        return own.length === 0 ? null : (
          <Group key={group.title} title={group.title}>
            <Stack gap="0-5">
              {own.map((token) => (
                <ColourRow key={token.name} token={token} edition={edition} />
              ))}
            </Stack>
          </Group>
        );
      })}
    </Panel>
  );
}

/** All colours that have to move for every pair of the edition to pass. */
function Repairs({
  tokens,
  edition,
}: {
  readonly tokens: readonly StudioToken[];
  readonly edition: Edition;
}) {
  const wrong = tokens.filter(({ repair }) => repair !== null);
  if (wrong.length === 0) return null;
  return (
    <Note tone="warn">
      <Row align="center" gap="3">
        <span>
          {wrong.length === 1 ? "One colour is" : `${wrong.length} colours are`} too close to what
          stands beside it.
        </span>
        <Button size="sm" tone="primary" onClick={() => repairAll(edition)}>
          Repair all
        </Button>
      </Row>
    </Note>
  );
}

/** The roles of colours as a person looks for them; a role stands in the first group that fits. */
const COLOUR_GROUPS: readonly { readonly title: string; readonly names: RegExp }[] = [
  { title: "Accent", names: /^(?:accent|alt|link|focus)/ },
  { title: "Grounds", names: /^(?:canvas|surface|skeleton|scrim)/ },
  { title: "Text", names: /^text/ },
  { title: "Lines", names: /^(?:border|hairline)/ },
  { title: "Header and footer", names: /^(?:header|strip|footer)/ },
  { title: "Odds", names: /^odds/ },
  { title: "Signals", names: /^(?:success|warning|danger|info|live|win|lose|push|card-)/ },
  { title: "Artwork", names: /^(?:on-art|art-|metal)/ },
  { title: "Games", names: /./ },
];
