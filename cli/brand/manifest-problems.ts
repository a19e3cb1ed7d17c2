// Turns the schema's issues into problems with file, line and the similar name.
import type { BaseIssue } from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest, orNearest } from "../errors/nearest.ts";
import { describeField, knownKeys } from "./manifest-fields.ts";
import { locator, type Place, type SourceLayer } from "./source-layers.ts";

type Issue = BaseIssue<unknown>;

export function manifestProblems(
  issues: readonly Issue[],
  chain: readonly SourceLayer[],
): Problem[] {
  const locate = locator(chain);
  // What no layer gives is for the brand to add, though a family has fields around it.
  const locateMissing = locator(chain.slice(-1));
  return issues
    .slice(0, MAX_PROBLEMS)
    .flatMap((issue) => leafIssues(issue, ""))
    .slice(0, MAX_PROBLEMS)
    .map(({ issue, path }) => {
      const place = issue.received === "undefined" ? locateMissing(path) : locate(path);
      return toProblem(issue, path, { ...place, field: path || null });
    });
}

interface PlacedIssue {
  readonly issue: Issue;
  readonly path: string;
}

/** A union's own issue has no detail: takes those of the alternative that fits the value's type. */
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

function toProblem(issue: Issue, path: string, at: Place): Problem {
  const key = path.slice(path.lastIndexOf(".") + 1);
  if (issue.type === "strict_object" && issue.expected === "never")
    return unknownField(at, path, key);
  if (issue.type === "check" && path === "api")
    return problem("BRAND_API_KEY_MISSING", {
      ...at,
      field: "api.publicKey",
      allowed: "87 base64url characters",
      what: "Encryption is on, and there is no public key to encrypt for.",
      fix: 'add "api.publicKey" (the server\'s P-256 key), or set "api.encryption" to "off".',
    });
  if (issue.received !== "undefined") return wrongValue(issue, at, path);
  const description = describeField(path);
  const meaning = description && `: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
  return problem("BRAND_FIELD_MISSING", {
    ...at,
    allowed: description,
    what: `"${path}" is missing from the brand and its families.`,
    fix: `add "${key}"${meaning ?? "."}`,
  });
}

function unknownField(at: Place, path: string, key: string): Problem {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf(".")));
  const known = knownKeys(parent);
  return problem("BRAND_FIELD_UNKNOWN", {
    ...at,
    found: key,
    allowed: known.join(", ") || null,
    what: `There is no field "${key}"${parent === "" ? " in a manifest" : ` in "${parent}"`}.`,
    fix: orNearest(nearest(key, known), `remove "${key}".`),
  });
}

/** Kinds of schema whose issue is a wrong value of the right type. */
const CHOICES: ReadonlySet<string> = new Set(["picklist", "literal", "union"]);

function wrongValue(issue: Issue, at: Place, path: string): Problem {
  const text = JSON.stringify(issue.input) ?? "nothing";
  const found = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  const isType = issue.kind === "schema" && !CHOICES.has(issue.type);
  const options =
    issue.type === "picklist"
      ? Array.from(issue.expected?.matchAll(/"([^"]+)"/g) ?? [], ([, option = ""]) => option)
      : null;
  const near = typeof issue.input === "string" && options ? nearest(issue.input, options) : null;
  const allowed = options?.join(", ") ?? allowedText(issue);
  const file = at.file.includes("_families") ? "the family" : "brand.json";
  return problem(isType ? "BRAND_FIELD_TYPE" : "BRAND_FIELD_VALUE", {
    ...at,
    found,
    allowed,
    what: `"${path}" is ${found}; allowed is ${options ? "one of " : ""}${allowed}.`,
    fix: near ? `write "${near}" if that is what you mean.` : `change "${path}" in ${file}.`,
  });
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  Object: "an object",
  Array: "a list",
  string: "a text",
  number: "a number",
  boolean: "true or false",
};

function allowedText(issue: Issue): string {
  const requirement = String((issue as { requirement?: unknown }).requirement);
  const words: Readonly<Record<string, string>> = {
    regex: issue.message,
    check: issue.message,
    max_length: `at most ${requirement} ${Array.isArray(issue.input) ? "entries" : "characters"}`,
    min_length: `at least ${requirement} entry`,
    non_empty: "a text that is not empty",
    min_value: `a number from ${requirement} up`,
    max_value: `a number up to ${requirement}`,
    integer: "a whole number",
    email: "an e-mail address",
    iso_date: "a date as YYYY-MM-DD",
  };
  return (
    ownValue(words, issue.type) ??
    ownValue(TYPE_WORDS, issue.expected ?? "") ??
    issue.expected ??
    issue.message
  );
}
