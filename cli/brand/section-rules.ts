import { HERO_CARDS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { Finding } from "./source-layers.ts";

interface PlacedSection {
  readonly key: SectionKey;
  readonly field: string;
  readonly column: "main" | "aside";
}

export function sectionFindings(layout: Manifest["layout"], switches: SwitchSet): Finding[] {
  const placed = placedSections(layout);
  const keys = placed.map(({ key }) => key);
  return [
    ...placed.flatMap((section, index) =>
      keys.indexOf(section.key) < index ? [duplicateSection(section)] : [],
    ),
    ...placed.flatMap((section) => [...oneSection(section, switches)]),
    ...heroCardFindings(layout, switches),
  ];
}

function placedSections({ home }: Manifest["layout"]): PlacedSection[] {
  return home.flatMap((block, index): PlacedSection[] => {
    const field = `layout.home.${index}`;
    if (typeof block === "string") return [{ key: block, field, column: "main" }];
    return (["main", "aside"] as const).flatMap((column) =>
      block[column].map((key, place) => ({ key, field: `${field}.${column}.${place}`, column })),
    );
  });
}

function duplicateSection({ key, field }: PlacedSection): Finding {
  return {
    code: "BRAND_LIST_DUPLICATE",
    field,
    found: key,
    what: `"layout.home" shows the section "${key}" twice.`,
    fix: `remove one "${key}".`,
  };
}

function* oneSection(
  { key, field, column }: PlacedSection,
  switches: SwitchSet,
): Generator<Finding> {
  const { switch: needed, place } = sectionSpec(key);
  if (needed !== undefined && !switches[needed])
    yield {
      code: "BRAND_SECTION_OFF",
      field,
      found: key,
      what: `The home page shows the section "${key}", but the switch "${needed}" is off.`,
      fix: `remove "${key}" from "layout.home", or set "switches.${needed}" to true.`,
    };
  if (place === "both" || place === column) return;
  const [made, home] =
    place === "aside"
      ? ["the narrow column", 'the "aside" list of a two-column block']
      : ["the wide column", 'the wide column: on its own or in a "main" list'];
  yield {
    code: "BRAND_SECTION_PLACE",
    field,
    found: key,
    allowed: place,
    what: `The section "${key}" is made for ${made}.`,
    fix: `move "${key}" to ${home}.`,
  };
}

function* heroCardFindings(
  { heroCard }: Manifest["layout"],
  switches: SwitchSet,
): Generator<Finding> {
  if (heroCard === undefined) return;
  const needed = HERO_CARDS[heroCard].switch;
  if (switches[needed]) return;
  yield {
    code: "BRAND_HERO_CARD_OFF",
    field: "layout.heroCard",
    found: heroCard,
    what: `The hero shows the card "${heroCard}", but the switch "${needed}" is off.`,
    fix: `choose another "layout.heroCard", remove it, or set "switches.${needed}" to true.`,
  };
}
