// The brand's own texts: each one overrides a text of the core and keeps its placeholders.
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { isObject, joinPath, type JsonDocument } from "../files/strict-json.ts";

const MAX_LENGTH = 500;

export function textProblems(
  document: JsonDocument,
  file: string,
  core: ReadonlyMap<string, string>,
): Problem[] {
  if (document.value === undefined) return [];
  const at = (field: string) => ({
    file,
    line: document.lines.get(field) ?? null,
    field: field || null,
  });
  if (!isObject(document.value))
    return [notAText(at(""), document.value, "an object of namespaces")];
  return [...walk(document.value, "", at, core).take(MAX_PROBLEMS)];
}

type At = (field: string) => Pick<Problem, "file" | "line" | "field">;

/** One after another, so that who asks for a hundred does not wait for thousands. */
function* walk(
  value: unknown,
  field: string,
  at: At,
  core: ReadonlyMap<string, string>,
): Generator<Problem, undefined> {
  if (isObject(value)) {
    for (const [key, child] of Object.entries(value))
      yield* walk(child, joinPath(field, key), at, core);
    return;
  }
  const name = field.replace(".", ":");
  const original = core.get(name);
  if (typeof value !== "string") yield notAText(at(field), value, "a text or an object of texts");
  else if (original === undefined) yield unknownText(at(field), name, core);
  else {
    yield* placeholderProblems(at(field), original, value);
    yield* markupProblems(at(field), value);
    yield* lengthProblems(at(field), value);
  }
}

function notAText(at: ReturnType<At>, value: unknown, allowed: string): Problem {
  const found = JSON.stringify(value).slice(0, 60);
  return problem("BRAND_TEXT_TYPE", {
    ...at,
    found,
    allowed,
    what: `Here stands ${found}; allowed is ${allowed}.`,
    fix: "write the text in double quotes.",
  });
}

function unknownText(at: ReturnType<At>, name: string, core: ReadonlyMap<string, string>): Problem {
  const near = nearest(name, [...core.keys()]);
  return problem("BRAND_TEXT_UNKNOWN", {
    ...at,
    found: name,
    what: `The core has no text "${name}", so nothing would show it.`,
    fix: near
      ? `write "${near}" if that is what you mean, or remove the text.`
      : "remove the text.",
  });
}

function placeholderProblems(at: ReturnType<At>, original: string, text: string): Problem[] {
  const needed = placeholders(original);
  const given = placeholders(text);
  if (needed.join() === given.join()) return [];
  const list = (names: readonly string[]) =>
    names.length > 0 ? names.join(", ") : "no placeholder";
  return [
    problem("BRAND_TEXT_PLACEHOLDER", {
      ...at,
      found: list(given),
      allowed: list(needed),
      what: `The text holds ${list(given)}; the core fills in ${list(needed)}.`,
      fix: `use exactly these: ${list(needed)}.`,
    }),
  ];
}

function placeholders(text: string): string[] {
  const names = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(
    (match) => `{{${(match[1] ?? "").trim()}}}`,
  );
  return [...new Set(names)].toSorted();
}

function markupProblems(at: ReturnType<At>, text: string): Problem[] {
  const tag = /<\/?[a-z!][^>]*>?/i.exec(text)?.[0];
  if (tag === undefined) return [];
  return [
    problem("BRAND_TEXT_MARKUP", {
      ...at,
      found: tag,
      allowed: "plain text",
      what: `The text holds the markup "${tag}", which a player would see as it is written.`,
      fix: "write plain text.",
    }),
  ];
}

function lengthProblems(at: ReturnType<At>, text: string): Problem[] {
  if (text.length <= MAX_LENGTH) return [];
  return [
    problem("BRAND_TEXT_LENGTH", {
      ...at,
      found: `${text.length} characters`,
      allowed: `at most ${MAX_LENGTH} characters`,
      what: `The text has ${text.length} characters, and at most ${MAX_LENGTH} fit.`,
      fix: "shorten the text.",
    }),
  ];
}
