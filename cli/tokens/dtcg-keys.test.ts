// `$root`, `$extends` and `$ref` in the token files of a brand.
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { parseTokens, readSharedLayer } from "./read-token-file.ts";
import { resolveLayers } from "./resolve-tokens.ts";

const shared = (name: string) => readSharedLayer(path.join(PACKAGE_ROOT, "tokens", `${name}.json`));

/** @param files of the brand, weakest first */
async function resolved(files: Readonly<Record<string, unknown>>) {
  const semantic = shared("semantic");
  const own = Object.entries(files).map(([name, json]) => parseTokens(name, JSON.stringify(json)));
  const layers = [shared("primitive"), semantic, shared("edition/classic"), ...own];
  return resolveLayers(layers, semantic);
}

describe("keys of DTCG 2025.10", () => {
  const house = {
    $type: "color",
    base: { $root: { $value: "#7c3aed" }, soft: { $value: "#aa88ee" } },
    kin: { $extends: "{house.base}", hard: { $value: "#331177" } },
    cousin: { $extends: "#/house/kin", soft: { $value: "#010203" } },
    same: { $ref: "#/house/base/soft" },
    value: { $value: { $ref: "#/house/base/$root/$value" } },
    named: { $value: "{house.base.$root}" },
    both: { $value: "#112233", deep: { $value: "#445566" } },
  };

  test("$root, $extends and $ref are read, and a token may be a group", async () => {
    const { primitives, problems } = await resolved({ brand: { house } });
    expect(problems).toEqual([]);
    const colours = [...primitives].filter(([name]) => name.startsWith("house."));
    expect(Object.fromEntries(colours.map(([name, { value }]) => [name, value]))).toEqual({
      "house.base": "#7c3aed",
      "house.base.soft": "#aa88ee",
      "house.kin": "#7c3aed",
      "house.kin.soft": "#aa88ee",
      "house.kin.hard": "#331177",
      "house.cousin": "#7c3aed",
      "house.cousin.soft": "#010203",
      "house.cousin.hard": "#331177",
      "house.same": "#aa88ee",
      "house.value": "#7c3aed",
      "house.named": "#7c3aed",
      "house.both": "#112233",
      "house.both.deep": "#445566",
    });
  });

  test("a role takes a part of a value; what is taken over follows a later layer", async () => {
    const { values, primitives, problems } = await resolved({
      brand: {
        house,
        color: {
          accent: { $ref: "#/house/base/$root" },
          live: {
            $value: { colorSpace: "srgb", components: [{ $ref: "#/part/$value" }, 0, 0] },
          },
        },
        part: { $type: "number", $value: 1 },
      },
      classic: { house: { $type: "color", base: { soft: { $value: "#0000ff" } } } },
    });
    expect(problems).toEqual([]);
    expect(values.get("color.accent")).toMatchObject({ value: "#7c3aed", aliasOf: ["house.base"] });
    expect(values.get("color.live")?.value).toBe("#ff0000");
    expect(primitives.get("house.kin.soft")?.value).toBe("#0000ff");
  });

  test("a group of another layer is taken over; an override needs no type of its own", async () => {
    const { primitives, problems } = await resolved({
      brand: { house },
      classic: { mine: { $extends: "{house.base}", soft: { $value: "#0000ff" } } },
    });
    expect(problems).toEqual([]);
    expect(primitives.get("mine")?.value).toBe("#7c3aed");
    expect(primitives.get("mine.soft")?.value).toBe("#0000ff");
  });

  test.each([
    ["$extends of nothing", { a: { $extends: "{none}" } }, "TOKEN_ALIAS"],
    ["$extends in a circle", { a: { $extends: "{b}" }, b: { $extends: "{a}" } }, "TOKEN_CYCLE"],
    ["$extends of its own parent", { a: { b: { $extends: "{a}" } } }, "TOKEN_CYCLE"],
    ["$ref to nothing", { a: { $type: "color", $ref: "#/none" } }, "TOKEN_SYNTAX"],
    ["$ref to another file", { a: { $type: "color", $ref: "b.json#/a" } }, "TOKEN_SYNTAX"],
    ["$ref in a circle", { a: { $type: "color", $ref: "#/a" } }, "TOKEN_SYNTAX"],
    [
      "a value that leads nowhere",
      { a: { $type: "color", $value: { $ref: "#/b" } } },
      "TOKEN_SYNTAX",
    ],
    ["a key that is none", { a: { $type: "color", $valeu: "#fff" } }, "TOKEN_SYNTAX"],
  ])("%s is a problem", async (_, brand, code) => {
    const { problems } = await resolved({ brand });
    expect(problems.map((one) => one.code)).toContain(code);
  });
});
