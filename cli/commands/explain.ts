import { loadFleet } from "../brand/load-brands.ts";
import { requireBrand } from "../brand/select-brands.ts";
import type { ExplainInput } from "../command-input.ts";
import type { Explanation } from "../explain/explanation.ts";
import { explain } from "../explain/explain.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";

/** `brand explain <id> <field | token | text>`: the chain of values, the winner last. */
export async function run(input: ExplainInput, io: Io): Promise<number> {
  const places = workspace(input);
  const brand = requireBrand(await loadFleet(places), input.id);
  const found = await explain(brand, input.name, places.packageRoot);
  io.result(found.map((one) => printed(one, io)).join("\n\n"), {
    brand: brand.id,
    name: input.name,
    explanations: found.map(explanationJson),
  });
  return 0;
}

function printed({ kind, name, variant, steps, result }: Explanation, io: Io): string {
  const head = `${io.colors.bold(name)}  ${[kind, variant].filter(Boolean).join(", ")}`;
  const lines = steps.map((step, index) => {
    const mark = index === steps.length - 1 ? "→" : " ";
    return `  ${mark} ${shown(step.value)}  ${io.colors.dim([step.layer, place(step.file, step.line)].filter(Boolean).join("  "))}`;
  });
  return [head, ...lines, ...(result === null ? [] : [`  = ${result}`])].join("\n");
}

/** `steps` from the first layer to the winner; `result` is the value after aliases or conversion. */
function explanationJson({ steps, ...rest }: Explanation): unknown {
  return {
    ...rest,
    steps: steps.map((step) => ({
      ...step,
      file: step.file === null ? null : displayPath(step.file),
    })),
  };
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value.replaceAll("\n", "\\n") : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}

function place(file: string | null, line: number | null): string {
  if (file === null) return "";
  return line === null ? displayPath(file) : `${displayPath(file)}:${line}`;
}
