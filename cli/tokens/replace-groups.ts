// A generated palette in the text of a token file.
import { editJson, parseJson } from "../files/edit-json.ts";
import { isObject } from "../files/strict-json.ts";

/** Groups that a palette replaces as a whole, so that no older colour stays between the new ones. */
const REPLACED = ["hue", "chroma", "color"];

/** Other groups, and values that stay, keep their bytes. */
export function replaceGroups(text: string, tokens: Readonly<Record<string, unknown>>): string {
  const own = parseJson(text);
  const gone = REPLACED.filter(
    (group) => isObject(own) && Object.hasOwn(own, group) && !Object.hasOwn(tokens, group),
  );
  const rest = gone.reduce((given, group) => editJson(given, [group], undefined), text);
  return Object.entries(tokens).reduce(
    (given, [group, values]) => editJson(given, [group], values),
    rest,
  );
}
