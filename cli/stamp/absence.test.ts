// A core of two pages: sport, which a brand may switch off, and home, which it may not.
import type { Texts } from "#contract/brand-entry.ts";
import { SWITCH_KEYS, type SwitchSet } from "#contract/switches.ts";
import { expect, test } from "vitest";
import type { CoreBuild } from "../core/core-build.ts";
import { checkAbsence } from "./absence.ts";
import { addFile, type BundleFiles } from "./bundle-files.ts";

const chunk = (module: string) => ({
  specifier: null,
  imports: [],
  dynamicImports: [],
  modules: [module],
  calls: module.startsWith("contract/api/sport") ? (["sport"] as const) : [],
  classes: [],
});

const CORE: CoreBuild = {
  key: "k",
  filesDir: "",
  serverDir: "",
  scripts: { head: "", body: "" },
  worker: "",
  entries: { "page-sport": "core/page-sport-1.js", "page-home": "core/page-home-1.js" },
  features: { "page-sport": "sport", "page-home": "home" },
  css: "",
  chunks: {
    "core/page-sport-1.js": chunk("src/features/sport/sport-page.tsx"),
    "core/page-home-1.js": chunk("src/features/home/home-page.tsx"),
    "core/kit-1.js": chunk("contract/api/sport.ts"),
  },
  files: {},
  tools: {},
};
const TEXTS: Texts = { sport: { empty: "今天没有任何体育赛事" }, home: { hero: "欢迎" } };

/** @param file of a bundle whose brand has sport off */
function check(file: string, text = "") {
  const files: BundleFiles = new Map();
  addFile(files, file, text);
  const switches = Object.fromEntries(SWITCH_KEYS.map((key) => [key, key !== "sport"]));
  const brand = { manifest: { id: "harbor" }, switches: switches as SwitchSet };
  return checkAbsence({ core: CORE, texts: TEXTS }, brand, files);
}

const absent = (what: string) =>
  expect.objectContaining({ code: "BUILD_ABSENCE", what: expect.stringContaining(what) });

test("a bundle without the page has the numbers of searched modules and paths", () => {
  const { sport } = check("core/page-home-1.js");
  expect(sport?.modules).toBe(1);
  expect(sport?.paths).toBeGreaterThan(0);
});

test("a chunk with a module of the page is refused", () => {
  expect(() => check("core/page-sport-1.js")).toThrow(
    absent("the module src/features/sport/sport-page.tsx"),
  );
});

test("a shared chunk with its calls is refused", () => {
  expect(() => check("core/kit-1.js")).toThrow(absent("its calls in core/kit-1.js"));
});

test("its texts are refused by name", () => {
  const file = "assets/sport-zh-TW-0123456789.js";
  expect(() => check(file)).toThrow(absent(file));
});

test.each([
  ["assets/entry-0.js", '"/game/sport"'],
  ["index.html", "/game/sport/:venue"],
])("its path is refused in %s", (file, text) => {
  expect(() => check(file, text)).toThrow(absent(`"/game/sport" in ${file}`));
});

test.each([
  ["assets/entry-0.js", "/game/sports"],
  ["assets/entry-0.js", "/game/sport-news"],
  ["assets/brand-texts-zh-CN-0.js", "/game/sport"],
])("%s may hold %s", (file, text) => {
  expect(() => check(file, text)).not.toThrow();
});
