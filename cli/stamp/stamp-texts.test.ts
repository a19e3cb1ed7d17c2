// A brand with words of its own: what they change is a file of the brand, everything else stays shared.
import type { HelpPage } from "#contract/help.ts";
import { expect, it } from "vitest";
import { sha256 } from "../files/digest.ts";
import type { BundleFiles } from "./bundle-files.ts";
import { contentModules } from "./content-modules.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { hashedName, type SharedFile } from "./shared-files.ts";
import { addTexts } from "./stamp-texts.ts";

const page = (slug: string, title: string): HelpPage => ({
  slug,
  title,
  summary: "",
  keywords: [],
  intro: [],
  sections: [],
});

const CORE = {
  texts: { shell: { menu: "選單" }, sport: { list: "賽事" } },
  help: [page("kh", "開戶"), page("ck", "儲值")],
  legal: {},
};

const SHARED = new Map(
  contentModules(CORE, "zh-TW").map(([stem, content]): [string, SharedFile] => {
    const digest = sha256(content);
    const name = hashedName(stem, "js", digest);
    return [
      name,
      { name, from: `/store/${name}`, bytes: content.length, sha256: digest, brotli: null },
    ];
  }),
);

const BRAND = {
  manifest: { locales: { default: "zh-TW", offered: ["zh-TW"] } },
  switches: { deposit: true },
  texts: { "zh-TW": {} },
  coreTexts: { "zh-TW": { ...CORE.texts, shell: { menu: "目錄" } } },
  help: { "zh-TW": [page("kh", "開戶"), page("ck", "加值")] },
  legal: { values: {}, documents: [] },
} as unknown as PreparedBrand;

it("links shared modules, and makes those that its glossary changes", () => {
  const files: BundleFiles = new Map();
  const { layers, late, help } = addTexts(files, BRAND, SHARED, () => true);
  const kindOf = (file: string | undefined) => files.get(file ?? "")?.kind;
  expect(layers["zh-TW"]?.map(kindOf)).toEqual(["data", "data"]);
  expect(kindOf(late["sport"]?.["zh-TW"])).toBe("link");
  expect(kindOf(help["always"]?.["zh-TW"])).toBe("link");
  expect(kindOf(help["deposit"]?.["zh-TW"])).toBe("data");
});

it("leaves out the texts of features and the help of switches that it does not have", () => {
  const switches = { deposit: false } as unknown as PreparedBrand["switches"];
  const { late, help } = addTexts(new Map(), { ...BRAND, switches }, SHARED, () => false);
  expect(late).toEqual({});
  expect(Object.keys(help)).toEqual(["always"]);
});
