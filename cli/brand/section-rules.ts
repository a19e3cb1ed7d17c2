import { sectionSpec, type SectionKey } from "#contract/layout.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { FieldProblem } from "./source-layers.ts";

export interface PlacedSection {
  readonly key: SectionKey;
  readonly field: string;
  readonly column: "main" | "aside";
}

/** Includes the sections of two-column blocks. */
export function placedSections({ home }: Manifest["layout"]): PlacedSection[] {
  return home.flatMap((block, index): PlacedSection[] => {
    const field = `layout.home.${index}`;
    if (typeof block === "string") return [{ key: block, field, column: "main" }];
    return (["main", "aside"] as const).flatMap((column) =>
      block[column].map((key, place) => ({ key, field: `${field}.${column}.${place}`, column })),
    );
  });
}

export function* placeProblems(layout: Manifest["layout"]): Generator<FieldProblem> {
  for (const { key, field, column } of placedSections(layout)) {
    const { place } = sectionSpec(key);
    if (place === "both" || place === column) continue;
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
}
