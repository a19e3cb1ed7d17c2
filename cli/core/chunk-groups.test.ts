import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { chunkGroups } from "./chunk-groups.ts";

/** Modules of the shell chunk of a core in `root`. */
function shellOf(root: string): string[] {
  const file = (name: string) => `${root}/src/${name}`;
  const library = `${root}/node_modules/lucide-react/index.mjs`;
  const imports: Record<string, string[]> = {
    [file("boot.tsx")]: [file("ui/buttons/button.tsx"), library],
    [file("app/layouts/top-layout.tsx")]: [file("app/nav.tsx"), file("app/top.tsx")],
    [file("app/layouts/side-layout.tsx")]: [file("app/nav.tsx"), file("app/side.tsx")],
  };
  const entries = new Map([
    ["boot", file("boot.tsx")],
    ["page-home", file("features/home/home-page.tsx")],
    ["layout-top", file("app/layouts/top-layout.tsx")],
    ["layout-side", file("app/layouts/side-layout.tsx")],
  ]);
  const shell = chunkGroups(root, entries).find(({ priority }) => priority === 3)?.name;
  if (typeof shell !== "function") throw new Error("there is no group of the shell");
  const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
  return [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])].filter(
    (id) => shell(id, context) === "shell",
  );
}

it.each(["/work/livery", "/work/node_modules/livery/lib"])(
  "the shell in %s contains the modules that every home page imports, without libraries",
  (root) => {
    const expected = ["boot.tsx", "ui/buttons/button.tsx", "app/nav.tsx"];
    expect(shellOf(root).toSorted()).toEqual(
      expected.map((name) => `${root}/src/${name}`).toSorted(),
    );
  },
);

it("the kit holds no module that imports a switched call, however far, also in a circle", () => {
  const file = (name: string) => `/work/livery/${name}`;
  const imports: Record<string, string[]> = {
    "src/lib/text/format.ts": ["src/lib/time/clock.ts"],
    "src/lib/time/clock.ts": ["src/lib/text/format.ts"],
    "src/session/bets.ts": ["src/session/slip.ts", "contract/api/feed.ts"],
    "src/session/slip.ts": ["src/session/bets.ts"],
    "contract/api/feed.ts": ["contract/api/tickets.ts"],
    "contract/api/tickets.ts": [],
  };
  const context = {
    getModuleInfo: (id: string) => ({
      importedIds: (imports[id.slice("/work/livery/".length)] ?? []).map(file),
      exports: id.endsWith("/tickets.ts") ? ["placeBet"] : [],
    }),
  };
  const kit = chunkGroups("/work/livery", new Map()).find(
    ({ priority, minShareCount }) => priority === 1 && minShareCount === 4,
  )?.name;
  if (typeof kit !== "function") throw new Error("there is no group of the kit");
  const inKit = Object.keys(imports).filter((name) => kit(file(name), context) === "kit");
  expect(inKit).toEqual(["src/lib/text/format.ts", "src/lib/time/clock.ts"]);
});

it("a group that is named by files of the core has files", () => {
  const files = globSync("src/**/*.{ts,tsx}").map((file) =>
    path.resolve(file).replaceAll("\\", "/"),
  );
  const groups = chunkGroups(path.resolve("."), new Map()).flatMap(({ name, test }) =>
    test instanceof RegExp && test.source.includes("src") ? [{ name, test }] : [],
  );
  expect(groups.map(({ name }) => name)).toEqual(["note", "dialogs", "forms"]);
  for (const { name, test } of groups)
    expect([name, files.some((file) => test.test(file))]).toEqual([name, true]);
});
