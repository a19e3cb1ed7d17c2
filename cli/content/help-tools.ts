import type { Block } from "#contract/legal.ts";
import type { Problem } from "../errors/errors.ts";

type Change = (text: string) => string;

/** What a help page shares with legal documents and with brands' drawings, handed in by `bundle`. */
export interface HelpTools {
  readonly parseMarkdown: (
    text: string,
    file: string,
    targets: readonly string[],
  ) => { readonly blocks: readonly Block[]; readonly problems: readonly Problem[] };
  /** What a link may point to. */
  readonly linkTargets: readonly string[];
  readonly mapBlocks: (blocks: readonly Block[], change: Change, changeHref: Change) => Block[];
  readonly svgProblems: (svg: string, file: string) => readonly Problem[];
}
