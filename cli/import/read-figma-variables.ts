// Variables as Figma's REST interface and common plugins export them.
import * as v from "valibot";
import { modeOf, wordsOf, type RawToken } from "./imported-token.ts";

const channel = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const colour = v.object({ r: channel, g: channel, b: channel, a: v.optional(channel, 1) });
const alias = v.object({ type: v.literal("VARIABLE_ALIAS"), id: v.string() });

const Variables = v.object({
  variables: v.record(
    v.string(),
    v.object({
      name: v.string(),
      resolvedType: v.string(),
      valuesByMode: v.record(
        v.string(),
        v.union([colour, alias, v.number(), v.string(), v.boolean()]),
      ),
    }),
  ),
  variableCollections: v.record(
    v.string(),
    v.object({ modes: v.array(v.object({ modeId: v.string(), name: v.string() })) }),
  ),
});

/** Null when the file holds no such variables. */
export function readFigmaVariables(root: Readonly<Record<string, unknown>>): RawToken[] | null {
  const parsed = v.safeParse(Variables, root["meta"] ?? root);
  if (!parsed.success) return null;
  const { variables, variableCollections } = parsed.output;
  const modes = new Map(
    Object.values(variableCollections).flatMap((one) =>
      one.modes.map(({ modeId, name }) => [modeId, modeOf(name)] as const),
    ),
  );
  return Object.values(variables).flatMap(({ name, valuesByMode }) =>
    Object.entries(valuesByMode).map(([modeId, value]) => ({
      name: wordsOf(name),
      mode: modes.get(modeId) ?? null,
      value: valueOf(value, variables),
    })),
  );
}

function valueOf(
  value: v.InferOutput<typeof Variables>["variables"][string]["valuesByMode"][string],
  variables: v.InferOutput<typeof Variables>["variables"],
): unknown {
  if (typeof value !== "object") return value;
  if ("id" in value) return `{${wordsOf(variables[value.id]?.name ?? "")}}`;
  const { r, g, b, a } = value;
  return { colorSpace: "srgb", components: [r, g, b], alpha: a };
}
