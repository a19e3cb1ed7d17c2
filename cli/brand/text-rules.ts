// A text of a brand overrides a text of the core and has the same placeholders.
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest, orNearest } from "../errors/nearest.ts";
import { isObject, joinPath, type JsonDocument } from "../files/strict-json.ts";
import type { FieldProblem } from "./source-layers.ts";

const MAX_LENGTH = 500;

export function textProblems(
  { value, lines }: JsonDocument,
  file: string,
  core: ReadonlyMap<string, string>,
): Problem[] {
  if (value === undefined) return [];
  const found = isObject(value)
    ? walk(value, "", core)
    : [notAText("", value, "an object of namespaces")];
  return Iterator.from(found)
    .take(MAX_PROBLEMS)
    .map(({ code, field, ...rest }) => {
      const at = { file, line: lines.get(field) ?? null, field: field || null };
      return problem(code, { ...at, ...rest });
    })
    .toArray();
}

/** Lazy: only MAX_PROBLEMS are read. */
function* walk(
  value: unknown,
  field: string,
  core: ReadonlyMap<string, string>,
): Generator<FieldProblem, undefined> {
  if (isObject(value)) {
    for (const [key, child] of Object.entries(value))
      yield* walk(child, joinPath(field, key), core);
    return;
  }
  const name = field.replace(".", ":");
  const original = core.get(name);
  if (typeof value !== "string") yield notAText(field, value, "a text or an object of texts");
  else if (original !== undefined) yield* contentProblems(field, original, value);
  else
    yield {
      code: "BRAND_TEXT_UNKNOWN",
      field,
      found: name,
      what: `The core has no text "${name}", so nothing would show it.`,
      fix: orNearest(nearest(name, [...core.keys()]), "remove the text."),
    };
}

function notAText(field: string, value: unknown, allowed: string): FieldProblem {
  const found = JSON.stringify(value).slice(0, 60);
  const what = `The value is ${found}; allowed is ${allowed}.`;
  return {
    code: "BRAND_TEXT_TYPE",
    field,
    found,
    allowed,
    what,
    fix: "write the text in double quotes.",
  };
}

function* contentProblems(field: string, original: string, text: string): Generator<FieldProblem> {
  const [needed, given] = [placeholders(original), placeholders(text)];
  if (needed !== given)
    yield {
      code: "BRAND_TEXT_PLACEHOLDER",
      field,
      found: given,
      allowed: needed,
      what: `The text holds ${given}; the core fills in ${needed}.`,
      fix: `use exactly these: ${needed}.`,
    };
  const tag = /<\/?[a-z!][^>]*>?/i.exec(text)?.[0];
  if (tag !== undefined)
    yield {
      code: "BRAND_TEXT_MARKUP",
      field,
      found: tag,
      allowed: "plain text",
      what: `The text holds the markup "${tag}", which a player would see as it is written.`,
      fix: "write plain text.",
    };
  if (text.length > MAX_LENGTH)
    yield {
      code: "BRAND_TEXT_LENGTH",
      field,
      found: `${text.length} characters`,
      allowed: `at most ${MAX_LENGTH} characters`,
      what: `The text has ${text.length} characters, and at most ${MAX_LENGTH} fit.`,
      fix: "shorten the text.",
    };
}

/** Sorted and unique. */
function placeholders(text: string): string {
  const names = Array.from(
    text.matchAll(/\{\{([^{}]*)\}\}/g),
    ([, name = ""]) => `{{${name.trim()}}}`,
  );
  return [...new Set(names)].toSorted().join(", ") || "no placeholder";
}
