// Variables as Figma's REST interface and common plugins export them.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { wordsOf, type Mode, type RawToken } from "./imported-token.ts";
import { modeOf } from "./mode-names.ts";

const channel = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const colour = v.object({ r: channel, g: channel, b: channel, a: v.optional(channel, 1) });
const alias = v.object({ type: v.literal("VARIABLE_ALIAS"), id: v.string() });

const Variables = v.object({
  variables: v.record(
    v.string(),
    v.object({
      name: v.string(),
      resolvedType: v.string(),
      variableCollectionId: v.optional(v.string(), ""),
      valuesByMode: v.record(
        v.string(),
        v.union([colour, alias, v.number(), v.string(), v.boolean()]),
      ),
    }),
  ),
  variableCollections: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      defaultModeId: v.optional(v.string()),
      modes: v.array(v.object({ modeId: v.string(), name: v.string() })),
    }),
  ),
});
type Variables = v.InferOutput<typeof Variables>;

const TYPES = new Map([
  ["COLOR", "color"],
  ["FLOAT", "number"],
]);

/** Null when the file holds no such variables. Their ids are the keys: two collections may have equal names. */
export function readFigmaVariables(root: Readonly<Record<string, unknown>>): RawToken[] | null {
  const parsed = v.safeParse(Variables, root["meta"] ?? root);
  if (!parsed.success) return null;
  const modes = new Map(Object.values(parsed.output.variableCollections).flatMap(modesOf));
  const names = distinctNames(parsed.output);
  return Object.entries(parsed.output.variables).flatMap(([id, variable]) =>
    Object.entries(variable.valuesByMode).flatMap(([modeId, value]): RawToken[] => {
      const mode = modes.has(modeId) ? modes.get(modeId) : null;
      if (mode === undefined) return [];
      const type = TYPES.get(variable.resolvedType) ?? "string";
      return [{ key: id, name: names.get(id) ?? "", mode, value: valueOf(value), type }];
    }),
  );
}

type Collection = Variables["variableCollections"][string];

/** Modes of other kinds, such as a second brand, are undefined, but for the default one. */
function modesOf({
  modes,
  defaultModeId,
}: Collection): readonly [string, Mode | null | undefined][] {
  const named = modes.map(({ modeId, name }) => [modeId, modeOf(name)] as const);
  const found = named.map(([, mode]) => mode);
  const usual = defaultModeId ?? modes[0]?.modeId;
  const unnamed = !found.some((mode) => mode !== null)
    ? null
    : found.includes("light")
      ? undefined
      : "light";
  return named.map(([id, mode]) => [id, mode ?? (id === usual ? unnamed : undefined)]);
}

/** Of equal names the one that others refer to keeps it; the rest get the name of their collection. */
function distinctNames({ variables, variableCollections }: Variables): ReadonlyMap<string, string> {
  const used = new Set(
    Object.values(variables).flatMap(({ valuesByMode }) =>
      Object.values(valuesByMode).flatMap((value) =>
        typeof value === "object" && "id" in value ? [value.id] : [],
      ),
    ),
  );
  const groups = Map.groupBy(Object.keys(variables), (id) =>
    wordsOf(ownValue(variables, id)?.name ?? ""),
  );
  return new Map(
    [...groups].flatMap(([name, ids]) => {
      const main = ids.length === 1 ? ids[0] : (ids.find((id) => used.has(id)) ?? ids[0]);
      return ids.map((id) => {
        const collection = ownValue(variables, id)?.variableCollectionId ?? "";
        const prefix = wordsOf(ownValue(variableCollections, collection)?.name ?? collection);
        return [id, id === main ? name : `${prefix}.${name}`] as const;
      });
    }),
  );
}

function valueOf(value: Variables["variables"][string]["valuesByMode"][string]): unknown {
  if (typeof value !== "object") return value;
  if ("id" in value) return `{${value.id}}`;
  const { r, g, b, a } = value;
  return { colorSpace: "srgb", components: [r, g, b], alpha: a };
}
