import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { runBrand } from "../run-sample.ts";
import { sampleFolder } from "../sample-folder.ts";
import { problem } from "../errors/errors.ts";
import { githubAnnotations, junit, sarif } from "./problem-reports.ts";

const broken = problem("BRAND_FIELD_VALUE", {
  brand: "nova",
  file: "brands/nova/brand.json",
  line: 7,
  field: "name",
  what: 'The name is "<新>" & too\u0001 long: 100%.',
  fix: "shorten it.",
});
const shared = problem("BRAND_FAMILY_CYCLE", {
  file: "brands/_families/a.json",
  what: "A cycle.",
  fix: "end it.",
});
const reported = [
  { level: "error", problem: broken },
  { level: "warning", problem: shared },
] as const;

test("SARIF names rule, level, place and remedy", () => {
  const log = JSON.parse(sarif(reported, "1.0.0")) as {
    runs: { tool: { driver: { rules: { id: string }[] } }; results: unknown[] }[];
  };
  expect(log.runs[0]?.tool.driver.rules.map(({ id }) => id)).toEqual([
    "BRAND_FAMILY_CYCLE",
    "BRAND_FIELD_VALUE",
  ]);
  expect(log.runs[0]?.results[0]).toMatchObject({
    ruleId: "BRAND_FIELD_VALUE",
    level: "error",
    message: { text: expect.stringContaining("fix: shorten it.") as unknown },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "brands/nova/brand.json" },
          region: { startLine: 7 },
        },
      },
    ],
  });
});

test("JUnit has a case per brand, and errors of shared files apart", () => {
  const xml = junit(["nova", "aurora"], [reported[0], { level: "error", problem: shared }]);
  expect(xml).toContain('tests="3" failures="2"');
  expect(xml).toContain('name="aurora"/>');
  expect(xml).toContain("&quot;&lt;新&gt;&quot; &amp; too\ufffd long");
  expect(xml).toContain('name="shared files">');
});

test("annotations of GitHub escape what would end them", () => {
  expect(githubAnnotations(reported).split("\n")).toEqual([
    '::error file=brands/nova/brand.json,line=7,title=BRAND_FIELD_VALUE::The name is "<新>" & too\u0001 long: 100%25.%0Afix: shorten it.',
    "::warning file=brands/_families/a.json,title=BRAND_FAMILY_CYCLE::A cycle.%0Afix: end it.",
  ]);
});

test("a report that cannot be written is named", async () => {
  const { code, stderr } = await runBrand([
    "check",
    "aurora",
    "--sarif",
    "package.json/check.sarif",
  ]);
  expect(code).toBe(1);
  expect(stderr).toContain("CONFIG_REPORT_WRITE");
});

test("check writes both reports", async () => {
  const dir = await sampleFolder();
  const files = ["check.sarif", "check.xml"].map((name) => path.join(dir, name));
  const [log = "", xml = ""] = files;
  const { code } = await runBrand(["check", "aurora", "--sarif", log, "--junit", xml, "--github"]);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(log, "utf8"))).toMatchObject({ version: "2.1.0" });
  expect(readFileSync(xml, "utf8")).toContain('tests="1" failures="0"');
});
