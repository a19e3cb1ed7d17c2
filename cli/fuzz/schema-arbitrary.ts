// Values a valibot schema accepts, made from the schema itself: a new field is tried without a word here.
import * as fc from "fast-check";
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";

interface Node {
  readonly type: string;
  readonly wrapped?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly Step[];
}

interface Step {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Step[];
}

export type AnySchema = v.GenericSchema;

/** @throws TypeError on a kind of schema it does not know */
export function schemaArbitrary(schema: AnySchema): fc.Arbitrary<unknown> {
  const made = arbitraryOf(schema as unknown as Node);
  return made.filter((value) => v.is(schema, value));
}

function arbitraryOf(node: Node): fc.Arbitrary<unknown> {
  switch (node.type) {
    case "optional":
      return arbitraryOf(needed(node.wrapped, node));
    case "strict_object":
      return objectOf(node);
    case "array":
      return listOf(node);
    case "union":
      return fc.oneof(...(node.options as readonly Node[]).map(arbitraryOf));
    case "picklist":
      return fc.constantFrom(...(node.options ?? []));
    case "literal":
      return fc.constant(node.literal);
    case "boolean":
      return fc.boolean();
    case "number":
      return fc.integer({
        min: Math.ceil(limit(node, "min_value", 0)),
        max: limit(node, "max_value", 1e9),
      });
    case "string":
      return textOf(node);
    default:
      throw new TypeError(`the fuzzer knows no schema of the type ${node.type}`);
  }
}

function needed(node: Node | undefined, parent: Node): Node {
  if (node === undefined) throw new TypeError(`a schema of the type ${parent.type} holds none`);
  return node;
}

function objectOf({ entries = {} }: Node): fc.Arbitrary<unknown> {
  const keys = Object.keys(entries);
  const model = Object.fromEntries(
    keys.map((key) => [key, arbitraryOf(needed(ownValue(entries, key), { type: key }))]),
  );
  const requiredKeys = keys.filter((key) => ownValue(entries, key)?.type !== "optional");
  return fc.record(model, { requiredKeys }).map((value) => ({ ...value }));
}

function listOf(node: Node): fc.Arbitrary<unknown> {
  const minLength = limit(node, "min_length", 0);
  return fc.array(arbitraryOf(needed(node.item, node)), { minLength, maxLength: minLength + 3 });
}

/** A described schema is a pipe in a pipe. */
function steps({ pipe = [] }: { readonly pipe?: readonly Step[] }): Step[] {
  return pipe.flatMap((step) => [step, ...(step === pipe[0] ? steps(step) : [])]);
}

function limit(node: Node, type: string, otherwise: number): number {
  const found = steps(node).find((action) => action.type === type)?.requirement;
  return typeof found === "number" ? found : otherwise;
}

function textOf(node: Node): fc.Arbitrary<string> {
  const actions = steps(node);
  const pattern = actions.find((action) => action.type === "regex")?.requirement;
  if (pattern instanceof RegExp) return matching(pattern, limit(node, "max_length", 300));
  if (actions.some(({ type }) => type === "email"))
    return fc.constantFrom("care@a.example", "a.b+c@x-y.example");
  if (actions.some(({ type }) => type === "iso_date"))
    return fc.constantFrom("2026-11-01", "2024-02-29", "2026-02-31");
  const maxLength = Math.min(60, limit(node, "max_length", 60));
  return fc.oneof(
    fc
      .string({ minLength: 1, maxLength, unit: "grapheme" })
      .map((text) => text.slice(0, maxLength)),
    fc
      .constantFrom("</script>", "a\u2028b", "汉", "{{operator}}")
      .map((text) => text.slice(0, maxLength)),
  );
}

/** The generator knows no look-ahead, so what it made is tried against the whole pattern. */
function matching(pattern: RegExp, maxLength: number): fc.Arbitrary<string> {
  const plain = new RegExp(pattern.source.replaceAll(/\(\?[=!][^()]*\)/g, ""), pattern.flags);
  return fc
    .stringMatching(plain, { maxLength })
    .filter((text) => pattern.test(text) && text.length <= maxLength);
}
