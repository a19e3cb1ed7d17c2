// Late parts that a brand can switch off: modules that the brand's entry names.
import type { ComponentType } from "react";
import type { LayerName, PartName } from "#contract/layers.ts";
import { brandEntry } from "#brand/brand.ts";
import { latePart } from "./late-part.ts";

export function hasPart(name: PartName): boolean {
  return brandEntry().parts[name] !== undefined;
}

/** A part of a page that a brand can switch off. A bundle without it shows nothing. */
export function brandPart(name: PartName, ...texts: readonly string[]) {
  return optional(async () => (await brandEntry().parts[name]?.())?.Part, texts);
}

/** What a feature shows over any page. A bundle without it shows nothing. */
export function brandLayer(name: LayerName, ...texts: readonly string[]) {
  return optional(async () => (await brandEntry().layers[name]?.())?.Layer, texts);
}

function optional(load: () => Promise<ComponentType | undefined>, texts: readonly string[]) {
  return latePart(async () => (await load()) ?? Nothing, { texts, unasked: true });
}

function Nothing() {
  return null;
}
