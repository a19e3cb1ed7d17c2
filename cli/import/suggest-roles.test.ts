// Roles that the colours of published systems play.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { oklchOf } from "../tokens/colour.ts";
import { readTokenSet } from "./read-token-set.ts";
import { suggestRoles } from "./suggest-roles.ts";

const SETS = path.resolve("tests/fixtures/token-sets");
type Colours = Readonly<Record<string, string>>;
const systems = JSON.parse(readFileSync(path.join(SETS, "systems.json"), "utf8")) as Readonly<
  Record<string, Readonly<Record<"light" | "dark" | "both", Colours | undefined>>>
>;

const rule = (selector: string, colours: Colours = {}) =>
  `${selector} { ${Object.entries(colours)
    .map(([name, value]) => `--${name.replaceAll(".", "-")}: ${value};`)
    .join(" ")} }`;

function rolesOf(system: string): Readonly<Record<string, string>> {
  const one = systems[system];
  const files = one ? [] : system.split(" ");
  const texts = one
    ? [{ file: "a.css", text: rule(":root", one.both ?? one.light) + rule(".dark", one.dark) }]
    : files.map((file) => ({ file, text: readFileSync(path.join(SETS, file), "utf8") }));
  const found = suggestRoles(readTokenSet(texts), ["classic", "professional"], new Map());
  return Object.fromEntries(
    found.map(({ role, edition, colour }) => [
      `${edition} ${role}`,
      `${colour.name} ${colour.hex}`,
    ]),
  );
}

/** Accent in both editions, then success, warning, danger. */
const EXPECTED: readonly (readonly [string, RegExp, RegExp, RegExp, RegExp, RegExp])[] = [
  [
    "antd",
    /primary #1677ff/,
    /primary #1677ff/,
    /success #52c41a/,
    /warning #faad14/,
    /error #ff4d4f/,
  ],
  [
    "bootstrap",
    /primary #0d6efd/,
    /primary #0d6efd/,
    /success #198754/,
    /warning #ffc107/,
    /danger #dc3545/,
  ],
  ["carbon", /brand #0f62fe/, /brand #0f62fe/, /success/, /warning/, /error/],
  [
    "mui",
    /primary\.main #1976d2/,
    /primary\.main #90caf9/,
    /success\.main/,
    /warning\.main/,
    /error\.main/,
  ],
  [
    "polaris",
    /bg\.fill\.brand #303030/,
    /bg\.fill\.brand/,
    /success/,
    /warning|caution/,
    /critical/,
  ],
  ["shoelace", /primary\.600 #0284c7/, /primary\.600 #27bafd/, /success/, /warning/, /danger/],
  ["tailwindcss", /blue\.600/, /blue/, /green/, /orange|amber/, /red/],
  [
    "vuetify",
    /primary #1867c0/,
    /primary #2196f3/,
    /success #4caf50/,
    /warning #fb8c00/,
    /error #b00020/,
  ],
  ["wordpress", /brand.* #3858e9/, /brand.* #3858e9/, /success/, /warning|caution/, /error/],
  ["catppuccin.css", /mauve|blue/, /mauve|blue/, /green/, /peach|yellow/, /red/],
  ["gitlab.json", /action|brand/, /action|brand/, /success|green/, /warning|orange/, /danger|red/],
  ["material.css", /primary/, /primary/, /./, /./, /error/],
  ["open-props.json", /indigo|violet|blue/, /indigo|violet|blue/, /green/, /orange|yellow/, /red/],
  [
    "primer-light.css primer-dark.css",
    /accent|primary/,
    /accent|primary/,
    /success/,
    /attention|severe/,
    /danger/,
  ],
  ["radix.css", /indigo/, /indigo/, /green|grass|jade/, /amber|orange/, /red|ruby|tomato/],
  ["spectrum.json", /accent/, /accent/, /positive/, /notice/, /negative/],
];

const RANGES = { success: [118, 190], warning: [42, 115], danger: [345, 405] } as const;

test.each(EXPECTED)("%s", (...[system, light, dark, success, warning, danger]) => {
  const roles = rolesOf(system);
  expect(roles["classic accent"]).toMatch(light);
  expect(roles["professional accent"]).toMatch(dark);
  for (const [role, name] of Object.entries({ success, warning, danger })) {
    const found = roles[`classic ${role}`];
    // A system without such a colour leaves the role to the brand's own palette.
    if (found === undefined && name.source === ".") continue;
    expect(found).toMatch(name);
    const { h } = oklchOf(found?.slice(-7) ?? "");
    const [from, to] = RANGES[role as keyof typeof RANGES];
    const turned = to > 360 && h < from ? h + 360 : h;
    expect(turned).toBeGreaterThanOrEqual(from);
    expect(turned).toBeLessThanOrEqual(to);
  }
});

test("a colour of another hue plays no part that its name says; the operator may choose it", () => {
  const css =
    ":root { --primary: #2563eb; --danger: #16a34a; --success: #dc2626; --destructive: #dc2626 }";
  const set = readTokenSet([{ file: "a.css", text: css }]);
  const names = (chosen: ReadonlyMap<"danger", string>) =>
    suggestRoles(set, ["classic"], chosen).map(({ role, colour }) => `${role} ${colour.name}`);
  expect(names(new Map())).toEqual(["accent primary", "danger destructive"]);
  expect(names(new Map([["danger", "danger"]]))).toContain("danger danger");
});

test("each choice has its runner-up", () => {
  const set = readTokenSet([{ file: "a.css", text: rule(":root", systems["bootstrap"]?.both) }]);
  const [accent] = suggestRoles(set, ["classic"], new Map());
  expect(accent).toMatchObject({ sure: true, colour: { name: "primary" } });
  expect(accent?.runnerUp?.hex).not.toBe(accent?.colour.hex);
});
