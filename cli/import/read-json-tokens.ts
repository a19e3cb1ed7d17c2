// Tokens of a JSON file: DTCG 2025.10 with resolver documents; Tokens Studio; Style Dictionary 3 to 5; Figma's
// variables; sets with a value per mode; plain objects of colours.
import { isObject } from "../files/strict-json.ts";
import type { DtcgDocument } from "../tokens/dtcg-references.ts";
import type { RawTokens } from "./imported-token.ts";
import { readFigmaVariables } from "./read-figma-variables.ts";
import { readGroup, START } from "./read-group.ts";
import { readResolver } from "./read-resolver.ts";
import { readTokensStudio } from "./read-tokens-studio.ts";

export function readJsonTokens(document: DtcgDocument): RawTokens {
  const { root } = document;
  if (!isObject(root)) return { tokens: [], extensions: [] };
  const run = { document, tokens: [], extensions: [], isPlain: !holdsValues(root) };
  if (Array.isArray(root["resolutionOrder"])) return readResolver(run, root["resolutionOrder"]);
  const figma = readFigmaVariables(root);
  if (figma) return { tokens: figma, extensions: [] };
  if (!readTokensStudio(run, root)) readGroup(run, root, START);
  return run;
}

function holdsValues(value: unknown): boolean {
  if (!isObject(value)) return false;
  return (
    ["$value", "value", "$ref", "resolutionOrder"].some((key) => Object.hasOwn(value, key)) ||
    Object.values(value).some(holdsValues)
  );
}
