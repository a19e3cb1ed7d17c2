// A single file of Tokens Studio: its sets stand side by side, and their names are no part of a token's path. Themes
// say which sets belong together; without themes, sets that are called so are the modes.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import type { Mode } from "./imported-token.ts";
import { modeOf } from "./mode-names.ts";
import { readGroup, START, type Run } from "./read-group.ts";

const Themes = v.array(
  v.object({
    name: v.string(),
    group: v.optional(v.nullable(v.string())),
    selectedTokenSets: v.record(v.string(), v.string()),
  }),
);
const Metadata = v.object({ tokenSetOrder: v.array(v.string()) });

/** False when the file is of another kind. */
export function readTokensStudio(run: Run, root: JsonObject): boolean {
  const metadata = v.safeParse(Metadata, root["$metadata"]);
  const themes = v.safeParse(Themes, root["$themes"]);
  if (!metadata.success && !themes.success) return false;
  const order = metadata.success ? metadata.output.tokenSetOrder : [];
  const names = new Set([...order, ...Object.keys(root).filter((name) => !name.startsWith("$"))]);
  const chosen = themes.success ? chosenThemes(themes.output) : [];
  for (const name of names) {
    const set = ownValue(root, name);
    const mode = chosen.length === 0 ? modeOf(name) : modeOfSet(name, chosen);
    if (!isObject(set) || mode === undefined) continue;
    const replaces = chosen.length === 0 ? {} : ({ replaces: true } as const);
    readGroup(run, set, { ...START, full: name, mode, ...replaces });
  }
  return true;
}

interface Theme {
  readonly mode: Mode | null;
  readonly sets: ReadonlySet<string>;
}

/** Of each group of themes: the first light and the first dark one, else the first. */
function chosenThemes(themes: v.InferOutput<typeof Themes>): readonly Theme[] {
  const all = themes.map(({ name, group, selectedTokenSets }) => ({
    group: group ?? "",
    mode: modeOf(name),
    sets: new Set(
      Object.keys(selectedTokenSets).filter(
        (set) => ownValue(selectedTokenSets, set) !== "disabled",
      ),
    ),
  }));
  return [...Map.groupBy(all, ({ group }) => group).values()].flatMap((group) => {
    const found = (["light", "dark"] as const).flatMap(
      (mode) => group.find((one) => one.mode === mode) ?? [],
    );
    return found.length > 0 ? found : group.slice(0, 1);
  });
}

/** Undefined for a set that no chosen theme holds. */
function modeOfSet(name: string, themes: readonly Theme[]): Mode | null | undefined {
  const modes = new Set(themes.filter(({ sets }) => sets.has(name)).map(({ mode }) => mode));
  const [first] = modes;
  return modes.size > 1 ? null : first;
}
