// A parsed help page, and which pages are bundled together. It cannot carry markup.
import type { Block } from "./legal.ts";
import type { RouteSpec } from "./routes.ts";
import type { SwitchKey } from "./switches.ts";

/** The pages of one switch are one module per locale, bundled with that switch. */
export type HelpGroup = SwitchKey | "always";

export const HELP_PATH = "/app/help/";

/** The page on which evidence of bets is checked, and its section. */
export const EVIDENCE_HELP = { slug: "tywt", section: "evidence" } as const;

export function helpGroup(route: Pick<RouteSpec, "switch">): HelpGroup {
  return route.switch ?? "always";
}

/** Slugs of the pages whose sections answer frequent questions. */
export const QUESTION_PAGES: readonly string[] = ["bczr", "cpwt", "dzjj", "qtwt", "tywt", "zrwt"];

/** Prefix of links to pages of the site. They are resolved at run time: a page may be switched off. */
export const PAGE_LINK = "page:";

/** A text, or an element with its React property names. */
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
  readonly intro: readonly HelpBlock[];
  readonly sections: readonly HelpSection[];
}
