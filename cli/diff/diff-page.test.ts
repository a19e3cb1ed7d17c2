// Brand texts on the page never become markup, style or an address.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { diffPage } from "./diff-page.ts";
import type { ChangeGroup, FleetDiff } from "./fleet-diff.ts";

const HOSTILE = '"><img src=x onerror=alert(1)></style><script>alert(1)</script>&amp;';

const group = (kind: ChangeGroup["kind"], before: string | null, after: string): ChangeGroup => ({
  kind,
  brands: ["jade"],
  changes: [
    { name: HOSTILE, variants: ["classic"], values: [{ before, after, brands: ["jade"] }] },
  ],
});

const DIFF: FleetDiff = {
  brands: 2,
  added: [],
  removed: [],
  renamed: [],
  changed: ["jade"],
  unreadable: [],
  groups: [
    group("token", "#112233", "#44556680"),
    group("token", "#112233", "red;background:url(//evil.example)"),
    group("text", "旧", HOSTILE),
    group("field", null, HOSTILE),
  ],
  contrast: [
    {
      edition: "classic",
      foreground: "color.text",
      background: "color.canvas",
      needed: 4.5,
      passes: false,
      brands: [
        {
          brand: "jade",
          before: { foreground: "#000000", ground: "#ffffff", ratio: 21 },
          after: { foreground: "#999999", ground: "#ffffff", ratio: 2.849 },
        },
      ],
    },
  ],
  problems: [],
};

const page = diffPage(DIFF, { revision: HOSTILE, commit: "0123456789abcdef" });
const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? "";
const body = page.slice(page.indexOf("<body>"));
// An unescaped bracket is markup.
const tags = [...page.replace(style, "").matchAll(/<[^>]*>/g)].map(([tag]) => tag);

test("brand texts are escaped", () => {
  const names = new Set(tags.map((tag) => /^<\/?!?([a-z0-9]+)/.exec(tag)?.[1] ?? tag));
  for (const name of ["script", "img", "iframe", "link", "object", "svg"])
    expect(names).not.toContain(name);
  expect(tags.filter((tag) => / (?:on\w+|style|src)=/.test(tag))).toEqual([]);
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  const escaped = "&quot;&gt;&lt;img src=x onerror=alert(1)&gt;";
  expect(body.split(escaped).length).toBeGreaterThan(5);
});

test("the policy allows the page's one stylesheet and nothing else", () => {
  const digest = createHash("sha256").update(style).digest("base64");
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
  );
  expect(style).not.toMatch(/url\(|evil|@import/);
});

test("colours are shown by class, before and after", () => {
  const [, old, now] =
    /<span class="box"><span class="(\w+)">[^]*?<span class="box"><span class="(\w+)">/.exec(
      body,
    ) ?? [];
  expect(style).toContain(`.${old}{background:#112233}`);
  expect(style).toContain(`.${now}{background:#44556680}`);
});

test("a pair that fails shows a line before and after, and its ratio is truncated", () => {
  const [section = ""] = /<h2 id="contrast">.*?<\/section>/s.exec(body) ?? [];
  expect(section.match(/Aa 1\.95/g)).toHaveLength(2);
  expect(section).toContain("21.00 → 2.84");
  expect(section).toContain("fails in 1");
});

test("every link at the top leads to a section of the page", () => {
  const links = [...body.matchAll(/href="#(\w+)"/g)].map((match) => match[1]);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(body).toContain(`id="${link}"`);
});
