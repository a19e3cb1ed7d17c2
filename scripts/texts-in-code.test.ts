// Texts of the sites stand in `src/locales`. Oxlint refuses words between JSX tags (react/jsx-no-literals); this test
// refuses them where it does not look: in attributes, in braces and in strings of the code.
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
/** The page of all parts of the kit, the studio in English, and tests. */
const OWN_WORDS = /^src\/(?:features\/kit|studio)\/|\.test\.tsx?$|\/(?:test|sample)-[\w-]+\.tsx?$/;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const CHINESE = /\p{Script=Han}/u;
/** Attributes that are read out or shown. */
const WORDS = /\b(?:aria-label|aria-description|alt|title|placeholder|label)="[^"]*\p{L}[^"]*"/gu;

function textsIn(source: string): readonly string[] {
  const code = source.replace(COMMENT, "");
  const chinese = code.split("\n").filter((line) => CHINESE.test(line));
  return [...chinese.map((line) => line.trim()), ...(code.match(WORDS) ?? [])];
}

it("finds Chinese anywhere in the code, and words in attributes", () => {
  const planted = [
    'showToast("登录成功");',
    "<p>{`共 ${count} 条`}</p>",
    '<img alt="Goal" />',
    '<Field placeholder="Name" />',
  ];
  for (const line of planted) expect(textsIn(line), line).not.toEqual([]);
  const allowed = [
    "// 登录",
    "/** 条 */",
    'id="goal"',
    'placeholder="0"',
    'title={t("goal.title")}',
  ];
  for (const line of allowed) expect(textsIn(line), line).toEqual([]);
});

it("the core has no text outside of its locales", async () => {
  const found: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (OWN_WORDS.test(file)) continue;
    const texts = textsIn(await readFile(path.join(ROOT, file), "utf8"));
    found.push(...texts.map((text) => `${file}: ${text}`));
  }
  expect(found).toEqual([]);
});
