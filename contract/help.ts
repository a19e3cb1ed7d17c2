// A help page after the build parsed it, and which pages come together. Nothing in it can carry markup.
import type { Block } from "./legal.ts";
import type { RouteSpec } from "./routes.ts";
import type { SwitchKey } from "./switches.ts";

/** Pages of one switch are one module per locale: a bundle has the modules whose switch is on. */
export type HelpGroup = SwitchKey | "always";

export const HELP_PATH = "/app/help/";

export function helpGroup(route: Pick<RouteSpec, "switch">): HelpGroup {
  return route.switch ?? "always";
}

/** A link to a page of the site begins with this: whether the bundle has it is known at run time. */
export const PAGE_LINK = "page:";

/** An element of a drawing with its React property names; texts are strings. */
export type DrawingNode = string | DrawingElement;
export type DrawingElement = readonly [
  tag: string,
  properties: Readonly<Record<string, string>>,
  children: readonly DrawingNode[],
];

export interface HelpPicture {
  readonly kind: "picture";
  readonly alt: string;
  readonly drawing: DrawingElement;
}

/** A list whose items may show pictures. */
export interface HelpList {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly (readonly HelpBlock[])[];
}

export type HelpBlock = Exclude<Block, { readonly kind: "list" }> | HelpList | HelpPicture;

export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

export interface HelpPage {
  /** Last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  /** What stands before the first section. */
  readonly intro: readonly HelpBlock[];
  readonly sections: readonly HelpSection[];
}
