// Which brands a command works on, by the conditions an operator writes.
import { describe, expect, test } from "vitest";
import { runBrand, runBrandJson } from "../run-sample.ts";

interface ListResult {
  readonly brands: readonly { readonly id: string }[];
}

async function picked(...args: string[]): Promise<string[]> {
  const { result } = await runBrandJson<ListResult>(["list", ...args]);
  return result.brands.map((brand) => brand.id);
}

const ALL = ["aurora", "crimson", "harbor", "jade", "lotus", "titan"];
const without = (...ids: string[]) => ALL.filter((id) => !ids.includes(id));

describe("--where", () => {
  test.each([
    [["switches.chat = false"], ["jade"]],
    [["switches.chat != false"], without("jade")],
    [["  switches.chat=false  "], ["jade"]],
    [["layout.header = side"], ["crimson", "titan"]],
    [["layout.home = esports"], ["crimson", "titan"]],
    [["siteId = 6101"], ["aurora"]],
    [["domains = aurora88.example"], ["aurora"]],
    [["tags != professional"], without("crimson", "titan")],
    [["assets.heroProfessional !="], ["lotus"]],
    [["assets.heroProfessional ="], without("lotus")],
    [["legal.operator = 北辰星海数字娱乐有限公司", "tags = flagship"], ["aurora"]],
  ])("%j picks %j", async (conditions, ids) => {
    expect(await picked(...conditions.flatMap((one) => ["--where", one]))).toEqual(ids);
  });

  test("narrows what ids and globs picked", async () => {
    expect(await picked("a*", "jade", "--where", "switches.chat = true")).toEqual(["aurora"]);
  });

  test.each([
    [
      "switches.caht = true",
      'A manifest has no field "switches.caht".\n  fix: write "switches.chat" if that is what you mean.',
    ],
    ["chat = true", 'A manifest has no field "chat".\n  fix: write "switches.chat"'],
    ["editions = classic", '"editions" is a group of fields: editions.default, editions.offered.'],
    [
      "switches.chat = ture",
      '"switches.chat" is never "ture"; it is one of true, false.\n  fix: write "true"',
    ],
    ["layout.header = sied", 'it is one of top, side.\n  fix: write "side"'],
    ["switches.chat > true", '"switches.chat > true" is not a condition.'],
    ["= true", '"= true" is not a condition.'],
  ])("%j is wrong usage, with what is near", async (condition, said) => {
    const { code, stdout, stderr } = await runBrand(["list", "--where", condition]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("error CONFIG_USAGE\n");
    expect(stderr).toContain(said);
  });
});
