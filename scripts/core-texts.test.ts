// Every text that the code names exists, every text is named, and what a page shows is loaded before it is shown.
import { beforeAll, expect, it } from "vitest";
import { EARLY_NAMESPACES, SWITCHED_TEXTS } from "#contract/texts.ts";
import {
  calledKeys,
  closureOf,
  hooksIn,
  loadedIn,
  namesOf,
  readKeys,
  readSources,
  shownIn,
  type Sources,
} from "./core-texts.ts";

/** Modules that the brand's entry or the frame loads by themselves. */
const ENTRY = /^src\/features\/([\w-]+)\/.*-(page|layer|part|section)\.tsx$/;
const PLURAL = /_(?:one|other|two|few|many|zero)$/;

let sources: Sources;
let keys: Awaited<ReturnType<typeof readKeys>>;

beforeAll(async () => {
  [sources, keys] = await Promise.all([readSources(), readKeys()]);
});

/** Namespaces that a module shows and nobody has loaded. */
function notLoaded(file: string, feature: string, all: Sources): readonly string[] {
  const shown = new Set<string>();
  const loaded = new Set<string>([...EARLY_NAMESPACES, feature]);
  for (const module of closureOf(file, all)) {
    const code = all.get(module) ?? "";
    for (const name of shownIn(code, keys.keys())) shown.add(name);
    for (const name of loadedIn(code)) loaded.add(name);
  }
  return [...shown].filter((name) => !loaded.has(name));
}

/** A bundle includes the texts of a namespace only with the code of a folder that has its name. */
const OWNER = /^src\/(?:features|domain\/(?:games|wallet))\/([\w-]+)\//;

it("every namespace is of the first paint, or has a folder of its name", () => {
  const owners = [...sources.keys()].map((file) => OWNER.exec(file)?.[1]);
  const owned = new Set([...EARLY_NAMESPACES, ...Object.keys(SWITCHED_TEXTS), ...owners]);
  expect([...keys.keys()].filter((name) => !owned.has(name))).toEqual([]);
});

it("a page loads each namespace that it shows, itself or by what it imports", () => {
  const found: string[] = [];
  for (const file of sources.keys()) {
    const [, feature, kind] = ENTRY.exec(file) ?? [];
    if (feature === undefined || kind !== "page") continue;
    found.push(...notLoaded(file, feature, sources).map((name) => `${file}: ${name}`));
  }
  expect(found).toEqual([]);
});

it("finds a namespace that a page shows by one of its parts and does not load", () => {
  const page = "src/features/sport/sport-page.tsx";
  const code = (sources.get(page) ?? "").replace(/^export \{ prepareLobby .*$/m, "");
  expect(notLoaded(page, "sport", new Map([...sources, [page, code]]))).toEqual(["lobby"]);
});

it("every key that a call names exists in a namespace that its module shows", () => {
  const found: string[] = [];
  for (const [file, code] of sources) {
    const hooks = hooksIn(code);
    for (const called of calledKeys(code)) {
      const [key = "", own] = called.split(":").toReversed();
      const names = own === undefined ? [...(hooks.length > 0 ? hooks : keys.keys())] : [own];
      if (!names.some((name) => hasKey(name, key))) found.push(`${file}: ${called}`);
    }
  }
  expect(found).toEqual([]);
});

function hasKey(namespace: string, key: string): boolean {
  const all = keys.get(namespace);
  return all !== undefined && [key, `${key}_one`, `${key}_other`].some((one) => all.has(one));
}

it("every text is named by the code", () => {
  const isNamed = namesOf([...sources.values()].join("\n"));
  const found: string[] = [];
  for (const [namespace, all] of keys) {
    for (const key of all) {
      const bare = key.replace(PLURAL, "");
      const ways = [bare, key, `${namespace}:${bare}`];
      if (!ways.some(isNamed)) found.push(`${namespace}:${key}`);
    }
  }
  expect(found).toEqual([]);
});
