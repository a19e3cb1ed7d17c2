// Late parts that a brand can switch off: modules that the brand's entry names.
import type { ComponentType } from "react";
import type { LayerName, PartName } from "#contract/layers.ts";
import { brandEntry } from "#brand/brand.ts";
import { latePart } from "./late-part.tsx";

export function hasPart(name: PartName): boolean {
  return brandEntry().parts[name] !== undefined;
}

/** A part of a page that a brand can switch off. A bundle without it shows nothing. */
export function brandPart(name: PartName): ComponentType {
  return latePart(loadPart(name));
}

/** A note on a page, or something else of little height, that a brand can switch off. */
export function brandNote(name: PartName, ...texts: readonly string[]): ComponentType {
  return latePart(loadPart(name), { texts, small: true });
}

/** What a feature shows over any page by itself. A bundle without it shows nothing. */
export function brandLayer(name: LayerName, ...texts: readonly string[]): ComponentType {
  return latePart(async () => (await brandEntry().layers[name]?.())?.Layer ?? Nothing, {
    texts,
    unasked: true,
  });
}

function loadPart(name: PartName) {
  return async () => (await brandEntry().parts[name]?.())?.Part ?? Nothing;
}

function Nothing() {
  return null;
}
