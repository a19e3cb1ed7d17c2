import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { argument } from "../command/option.ts";
import { BRAND } from "../command/shared-options.ts";

const PROTECTION = "protection";

/** `brand explain <id> <field | token | text | protection>`: the chain of values, the winner last. */
export const explainCommand = defineCommand({
  name: "explain",
  summary: "shows where a value comes from, with file and line",
  about:
    "shows where a field, a token or a text comes from; `protection` prints all duties of player protection with their clauses ([docs/protection.md](docs/protection.md))",
  arguments: {
    ...BRAND,
    name: argument("a field (layout.header), a token (color.accent) or a text (home:hero.title)"),
  },
  options: {},
  json: {
    brand: "id",
    name: "what was asked for",
    explanations: "the chain of values, the winner last",
    profile: "of `protection`: its name",
    duties: "of `protection`: each duty with its clause",
  },
  async run(input, io) {
    const { loadFleet } = await import("../brand/load-brands.ts");
    const { requireBrand } = await import("../brand/select-brands.ts");
    const { explainProtection } = await import("../explain/explain-protection.ts");
    const { explanationJson, explanationText, protectionText } =
      await import("../explain/print-explanation.ts");
    const { explain } = await import("../explain/explain.ts");
    const places = workspace(input);
    const brand = requireBrand(await loadFleet(places), input.id);
    if (input.name === PROTECTION) {
      const profile = brand.manifest.legal.protection;
      const duties = explainProtection(brand);
      io.result(protectionText(profile, duties), { brand: brand.id, profile, duties });
      return 0;
    }
    const found = await explain(brand, input.name, places.packageRoot);
    io.result(found.map((one) => explanationText(one, io)).join("\n\n"), {
      brand: brand.id,
      name: input.name,
      explanations: found.map(explanationJson),
    });
    return 0;
  },
});
