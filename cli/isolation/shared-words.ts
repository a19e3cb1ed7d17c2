// What the shared core and content say themselves. A brand called 首页 or sport has a name that stands
// in every bundle: such an identity tells nobody anything and is left out, and the operator is told.
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../files/digest.ts";
import { search } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";
import { fold } from "./search-terms.ts";
import { viewsOf } from "./views.ts";
import { writtenColours } from "./written-colour.ts";

export interface SharedWords {
  /** Identities that stand there, folded. */
  readonly texts: readonly string[];
  /** `rrggbb` of every colour that is written there, whoever has it. */
  readonly colours: readonly string[];
}

const TEXT = /\.(?:js|css|json|md|svg|ts|html|txt)$/;

/**
 * Folders of the package whose words get into bundles that are stamped: what is compiled, the shared texts
 * and drawings, and the sources of what the stamp writes around a brand's facts.
 */
export function sharedFolders(packageRoot: string, coreDir: string): string[] {
  const inPackage = ["content", "src/locales", "contract", "tokens", "cli/bundle", "cli/tokens"];
  return [coreDir, ...inPackage.map((name) => path.join(packageRoot, name))];
}

/** What of the index stands in the folders' files, and every colour there. */
export function sharedWords(index: SearchIndex, folders: readonly string[]): SharedWords {
  const texts = new Set<string>();
  const colours = new Set<string>();
  for (const folder of folders) {
    for (const file of listFiles(folder)) {
      if (!TEXT.test(file) || file.includes(".test.")) continue;
      for (const view of viewsOf(file, readFileSync(path.join(folder, file)))) {
        for (const { found } of search(index, view.data)) if (found) texts.add(fold(found.text));
        for (const { rgb } of writtenColours(view.data))
          colours.add(rgb.toString(16).padStart(6, "0"));
      }
    }
  }
  return { texts: [...texts].toSorted(), colours: [...colours].toSorted() };
}
