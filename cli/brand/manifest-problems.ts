// Turns the schema's issues into problems: file and line of the layer the value came from, what was
// found, what is allowed, and the near miss.
import type { BaseIssue } from "valibot";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { describeField, knownKeys } from "./manifest-fields.ts";
import { originOf, type SourceLayer } from "./source-layers.ts";

type Issue = BaseIssue<unknown>;

export function manifestProblems(
  issues: readonly Issue[],
  chain: readonly SourceLayer[],
): Problem[] {
  return issues
    .slice(0, MAX_PROBLEMS)
    .flatMap((issue) => leafIssues(issue, ""))
    .slice(0, MAX_PROBLEMS)
    .map(({ issue, path }) => toProblem(issue, path, chain));
}

interface PlacedIssue {
  readonly issue: Issue;
  readonly path: string;
}

/** A union's issue says nothing; the issues of the alternative that fits the value's kind do. */
function leafIssues(issue: Issue, parent: string): PlacedIssue[] {
  const own = (issue.path ?? []).map((item) => String(item.key)).join(".");
  const path = [parent, own].filter((part) => part !== "").join(".");
  if (issue.type !== "union" || !issue.issues) return [{ issue, path }];
  const fitting = issue.issues.filter(
    (inner) => (inner.path?.length ?? 0) > 0 || inner.type === "picklist",
  );
  const chosen = typeof issue.input === "object" ? fitting.filter((inner) => inner.path) : fitting;
  return chosen.length > 0 ? chosen.flatMap((inner) => leafIssues(inner, path)) : [{ issue, path }];
}

function toProblem(issue: Issue, path: string, chain: readonly SourceLayer[]): Problem {
  const { layer, line } = originOf(chain, path);
  const at = { file: layer.file ?? chain.at(-1)?.file ?? "", line, field: path || null };
  const key = path.slice(path.lastIndexOf(".") + 1);
  if (issue.type === "strict_object" && issue.expected === "never")
    return unknownField(at, path, key);
  if (issue.received === "undefined") return missingField(at, path, key);
  if (issue.type === "check" && path === "api") return missingKey(at);
  return wrongValue(issue, at, path);
}

type At = Pick<Problem, "file" | "line" | "field">;

function unknownField(at: At, path: string, key: string): Problem {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf(".")));
  const known = knownKeys(parent);
  const near = nearest(key, known);
  return problem("BRAND_FIELD_UNKNOWN", {
    ...at,
    found: key,
    allowed: known.join(", ") || null,
    what: `There is no field "${key}"${parent === "" ? " in a manifest" : ` in "${parent}"`}.`,
    fix: near
      ? `write "${near}" if that is what you mean, or remove "${key}".`
      : `remove "${key}".`,
  });
}

function missingField(at: At, path: string, key: string): Problem {
  const description = describeField(path);
  return problem("BRAND_FIELD_MISSING", {
    ...at,
    allowed: description,
    what: `"${path}" is missing from the brand and its families.`,
    fix: `add "${key}"${description ? `: ${description.charAt(0).toLowerCase()}${description.slice(1)}` : "."}`,
  });
}

function missingKey(at: At): Problem {
  return problem("BRAND_API_KEY_MISSING", {
    ...at,
    field: "api.publicKey",
    allowed: "87 base64url characters",
    what: "Encryption is on, and there is no public key to encrypt for.",
    fix: 'add "api.publicKey" (the server\'s P-256 key), or set "api.encryption" to "off".',
  });
}

function wrongValue(issue: Issue, at: At, path: string): Problem {
  const found = shown(issue.input);
  const isType =
    issue.kind === "schema" &&
    issue.type !== "picklist" &&
    issue.type !== "literal" &&
    issue.type !== "union";
  const options = optionsOf(issue);
  const near = typeof issue.input === "string" && options ? nearest(issue.input, options) : null;
  const allowed = options ? options.join(", ") : allowedText(issue);
  return problem(isType ? "BRAND_FIELD_TYPE" : "BRAND_FIELD_VALUE", {
    ...at,
    found,
    allowed,
    what: `"${path}" is ${found}; allowed is ${options ? `one of ${allowed}` : allowed}.`,
    fix: near
      ? `write "${near}" if that is what you mean.`
      : `change "${path}" in ${fileWord(at)}.`,
  });
}

function fileWord(at: At): string {
  return at.file.includes("_families") ? "the family" : "brand.json";
}

function optionsOf(issue: Issue): string[] | null {
  const { requirement } = issue as { requirement?: unknown };
  if (issue.type === "picklist" && issue.expected) {
    return [...issue.expected.matchAll(/"([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  }
  return Array.isArray(requirement) ? requirement.map(String) : null;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  Object: "an object",
  Array: "a list",
  string: "a text",
  number: "a number",
  boolean: "true or false",
};

function allowedText(issue: Issue): string {
  const { requirement } = issue as { requirement?: unknown };
  switch (issue.type) {
    case "regex":
    case "check":
      return issue.message;
    case "max_length":
      return `at most ${String(requirement)} ${Array.isArray(issue.input) ? "entries" : "characters"}`;
    case "min_length":
      return `at least ${String(requirement)} entry`;
    case "non_empty":
      return "a text that is not empty";
    case "min_value":
      return `a number from ${String(requirement)} up`;
    case "max_value":
      return `a number up to ${String(requirement)}`;
    case "integer":
      return "a whole number";
    case "email":
      return "an e-mail address";
    case "iso_date":
      return "a date as YYYY-MM-DD";
    default:
      return TYPE_WORDS[issue.expected ?? ""] ?? issue.expected ?? issue.message;
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
