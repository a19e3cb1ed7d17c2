// Replaces the names and addresses of one brand by those of another one.
import { ownValue } from "#contract/own-value.ts";
import { editJson, parseJson } from "../files/edit-json.ts";
import { stringsOf } from "../files/strings-of.ts";

/** Old name and new one. */
export type Renaming = readonly (readonly [before: string, after: string])[];

/** Whole names only: AURORA is no part of AURORA2, and no id that a drawing refers to. */
export function namesIn(text: string, renaming: Renaming, format: "plain" | "xml"): string {
  const written = (name: string) => (format === "xml" ? escapeXml(name) : name);
  const words = new Map(renaming.map(([before, after]) => [written(before), written(after)]));
  const longestFirst = [...words.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(wholeWord).join("|"), "gu");
  return text.replaceAll(pattern, (word) => words.get(word) ?? word);
}

function wholeWord(word: string): string {
  const before = /^[a-z0-9]/i.test(word) ? `(?<![\\w#-]|\\bid=["'])` : "";
  const after = /[a-z0-9]$/i.test(word) ? "(?![\\w-])" : "";
  return before + RegExp.escape(word) + after;
}

/** @param isNaming whether the texts at these keys name the brand */
export function namesInJson(
  text: string,
  renaming: Renaming,
  isNaming: (keys: readonly string[]) => boolean,
): string {
  return stringsOf(parsed(text)).reduce((given, { path, value }) => {
    const isNamed = isNaming(path.filter((key) => typeof key === "string"));
    const after = isNamed ? namesIn(value, renaming, "plain") : value;
    return after === value ? given : editJson(given, [...path], after);
  }, text);
}

/** Null for a file that is no JSON: the check reports it. */
function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ownValue(ESCAPES, character) ?? "");
