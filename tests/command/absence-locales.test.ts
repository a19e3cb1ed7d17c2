// What is switched off is looked for as each locale says it: harbor has no sport, and a sentence of the
// sport pages in its own texts stops it, in simplified Chinese, in traditional Chinese, and in the words of
// a glossary of its own.
import { readFile, realpath, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { listFiles, readReceipt } from "./bundle.ts";
import { makeFleet, states, type Fleet } from "./build-fleet.ts";
import { editJson } from "./temp-folder.ts";

const LOCALES = ["zh-CN", "zh-TW"] as const;
type Locale = (typeof LOCALES)[number];

interface OwnTexts {
  home: { hero: Record<string, string> };
}

let fleet: Fleet;
let good: string;
/** A sentence of the sport pages as titan, which has them, is given it. */
let sentence: Readonly<Record<Locale, string>>;

beforeAll(async () => {
  fleet = await makeFleet();
  expect((await fleet.build()).code).toBe(0);
  good = await realpath(fleet.bundle("harbor"));
  const [simplified, traditional] = await Promise.all(LOCALES.map(sportTexts));
  const known = new Set(simplified?.values());
  const [key = ""] =
    [...(traditional ?? [])].find(
      ([, text]) => text.length > 7 && /^\p{Script=Han}+$/u.test(text) && !known.has(text),
    ) ?? [];
  sentence = { "zh-CN": simplified?.get(key) ?? "", "zh-TW": traditional?.get(key) ?? "" };
  expect(sentence["zh-TW"]).not.toBe("");
});

/** Key → text of the modules of the sport pages in titan's bundle. */
async function sportTexts(locale: Locale): Promise<Map<string, string>> {
  const bundle = fleet.bundle("titan");
  const named = new RegExp(`^assets/sport(?:-[a-z]+)?-${locale}-[0-9a-f]{10}\\.js$`);
  const texts = new Map<string, string>();
  for (const file of (await listFiles(bundle)).filter((name) => named.test(name))) {
    const source = await readFile(path.join(bundle, file), "utf8");
    collect("", JSON.parse(source.slice("export default ".length, -2)), texts);
  }
  return texts;
}

function collect(key: string, value: unknown, into: Map<string, string>): void {
  if (typeof value === "string") into.set(key, value);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) collect(`${key}.${name}`, inner, into);
}

const own = (file: string) => path.join(fleet.brands, "harbor", "texts", file);

async function saying(locale: Locale, text: string) {
  const file = own(`${locale}.json`);
  const before = await readFile(file, "utf8");
  await editJson<OwnTexts>(file, (texts) => void (texts.home.hero["text"] = text));
  const built = await fleet.build("harbor", "--force");
  await writeFile(file, before);
  return built;
}

beforeEach(() => rm(own("glossary.json"), { force: true }));

test.each(LOCALES)("a sentence of it in %s is BUILD_ABSENCE, with the place", async (locale) => {
  const { code, result, stderr } = await saying(locale, `看：${sentence[locale]}。`);
  expect({ code, states: states(result) }).toEqual({ code: 1, states: { harbor: "failed" } });
  expect(stderr).toMatch(
    new RegExp(
      `BUILD_ABSENCE[^]*has sport off, holds "${sentence[locale]}" in assets/brand-texts-${locale}-\\w+\\.js at byte \\d+`,
    ),
  );
  expect(await realpath(fleet.bundle("harbor"))).toBe(good);
});

test("in the words of the brand's glossary it is found as well", async () => {
  const zhCN = sentence["zh-CN"].slice(0, 3);
  const words = `港灣${sentence["zh-TW"].slice(3)}`;
  await writeFile(own("glossary.json"), JSON.stringify({ terms: [{ zhCN, zhTW: "港灣" }] }));
  const { code, stderr } = await saying("zh-TW", `看：${words}。`);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("BUILD_ABSENCE") });
  expect(stderr).toContain(`holds "${words}" in assets/brand-texts-zh-TW-`);
});

test("a glossary by itself stops nothing, and the receipt tells what more was looked for", async () => {
  const strings = async () => {
    const receipt = await readReceipt(fleet.bundle("harbor"));
    const { absent } = receipt as typeof receipt & {
      readonly absent: Readonly<Record<string, { readonly strings: number }>>;
    };
    return absent["sport"]?.strings ?? 0;
  };
  const without = await strings();
  const terms = [{ zhCN: sentence["zh-CN"].slice(0, 3), zhTW: "港灣" }];
  await writeFile(own("glossary.json"), JSON.stringify({ terms }));
  const { code, result } = await fleet.build("harbor");
  expect({ code, states: states(result) }).toEqual({ code: 0, states: { harbor: "built" } });
  expect(await strings()).toBeGreaterThan(without);
});
