// `brand locale` on copies of the brands.
import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";

interface Row {
  readonly field: string;
  readonly zhCN: string;
  readonly plain: string;
  readonly zhTW: string;
  readonly reasons: readonly {
    readonly kind: string;
    readonly source?: string;
    readonly zhTW?: string;
  }[];
}

interface Result {
  readonly brand: string;
  readonly texts: number;
  readonly differ: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly rows?: readonly Row[];
}

const brands = path.join(await sampleFolder(), "brands");

beforeAll(() => cp(path.join(PACKAGE_ROOT, "brands"), brands, { recursive: true }));

const brand = (...args: readonly string[]) => runBrand([...args, "--brands", brands]);

const texts = (id: string, file: string) => path.join(brands, id, "texts", file);

describe("brand locale", () => {
  it("counts the differences", async () => {
    const { code, stdout, stderr } = await brand("locale", "titan");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(
      /^titan: \d+ of \d+ texts differ from plain conversion: .*\d+ by glossary/,
    );
  });

  it("lists each text with its reason, the brand's own words included", async () => {
    await writeFile(
      texts("aurora", "glossary.json"),
      JSON.stringify({ terms: [{ zhCN: "极光", zhTW: "北極光" }], protectedNames: [] }),
    );
    const { code, stdout } = await brand("locale", "aurora", "--report", "--json");
    const result = JSON.parse(stdout) as Result;
    expect(code).toBe(0);
    expect(result.rows).toHaveLength(result.differ);
    expect(result.rows?.every((row) => row.zhTW !== row.plain && row.reasons.length > 0)).toBe(
      true,
    );
    expect(result.rows?.find((row) => row.field === "brand:name")).toMatchObject({
      zhCN: "极光体育",
      plain: "極光體育",
      zhTW: "北極光體育",
      reasons: [{ kind: "term", source: "brand glossary", zhTW: "北極光" }],
    });
  });

  it("prints the report for people", async () => {
    const { stdout } = await brand("locale", "jade", "--report");
    expect(stdout).toContain("  why    glossary: ");
    expect(stdout).toContain("  plain  ");
  });

  it("reports a glossary of the wrong shape and ends with 1", async () => {
    await writeFile(
      texts("lotus", "glossary.json"),
      '{\n  "terms": [\n    { "zhCN": "充值" }\n  ]\n}\n',
    );
    const { code, stderr } = await brand("locale", "lotus");
    expect(code).toBe(1);
    expect(stderr).toContain("error LOCALE_GLOSSARY");
    expect(stderr).toMatch(/lotus\/texts\/glossary\.json:3 {2}terms\.0\.zhTW/);
  });

  it("reports a word with two conversions", async () => {
    const terms = [
      { zhCN: "充值", zhTW: "加值" },
      { zhCN: "充值", zhTW: "儲值" },
    ];
    await writeFile(texts("harbor", "glossary.json"), JSON.stringify({ terms }, null, 2));
    const { code, stderr } = await brand("locale", "harbor");
    expect(code).toBe(1);
    expect(stderr).toContain("error LOCALE_GLOSSARY_TWICE");
    expect(stderr).toContain("The glossary gives 充值 a second time; 加值 stands above.");
  });

  it("shows an unapproved edit, about which `brand check` warns", async () => {
    const file = texts("crimson", "zh-CN.json");
    const own = JSON.parse(await readFile(file, "utf8")) as {
      home: { hero: { text: string } };
      shell: { footer: { about: string } };
    };
    own.home.hero.text = "人数据此计算，输一局，不算输。";
    own.shell.footer.about = "{{name}}由{{operator}}运营，牌照 {{licence}}。须年满 {{age}} 岁。";
    await writeFile(file, JSON.stringify(own, null, 2));
    const { stdout } = await brand("locale", "crimson", "--report");
    expect(stdout).toContain("  why    unapproved: 人数据此 → 人數據此, OpenCC 人資料此");
    const { code, stderr } = await brand("check", "crimson");
    expect(code).toBe(0);
    expect(stderr).toMatch(/warning LOCALE_EDIT_UNREAD .*zh-CN\.json:\d+ {2}home:hero\.text/);
    expect(stderr).toMatch(/warning LOCALE_HOUSE_WORD .*zh-CN\.json:\d+ {2}home:hero\.text/);
    expect(stderr).toMatch(/warning LOCALE_AGE_LINE .*zh-CN\.json:\d+ {2}shell:footer\.about/);
    expect(stderr).toContain("fix: add 未满 {{age}} 岁禁止投注。");
  });

  it("suggests the nearest brand for an unknown id", async () => {
    const { code, stderr } = await brand("locale", "titann");
    expect(code).toBe(1);
    expect(stderr).toContain("BRAND_NOT_FOUND");
    expect(stderr).toContain("titan");
  });

  it("prints counts without rows when no report is asked for", async () => {
    const { stdout } = await brand("locale", "titan", "--json");
    const result = JSON.parse(stdout) as Result;
    expect(result.brand).toBe("titan");
    expect(result.texts).toBeGreaterThan(result.differ);
    expect(result.rows).toBeUndefined();
  });
});
