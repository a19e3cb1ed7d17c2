// A brand sets its own minimum age, so no text that several brands show may state one.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** `18 岁`, `18周岁`, `未满18,`, `18+`. */
const STATED_AGE =
  /\d\s*周?岁|[未年]满\s*\d+(?![\d,.]*\s*(?:元|天|小时|局|场|倍|注|次|级))|(?:18|21)\+/u;

const FILES = [
  "content/{help,legal}/**/*.md",
  "src/locales/zh-CN/*.json",
  "sandbox/simulation/data/**/*.json",
];

test.each([
  ["未满 18 岁禁止投注", true],
  ["您的年龄未满18，无法游戏哦", true],
  ["18+", true],
  ["未满 {{age}} 岁禁止投注", false],
  ["单笔存款满 500 元", false],
  ["彩金 +18%", false],
])("%s", (text, stated) => {
  expect(STATED_AGE.test(text)).toBe(stated);
});

test.each(FILES)("%s state no age", (pattern) => {
  const files = globSync(pattern);
  expect(files.length).toBeGreaterThan(3);
  const stated = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => STATED_AGE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(stated).toEqual([]);
});
