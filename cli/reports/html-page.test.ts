// The policy of a page allows what the page has, and nothing else.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { htmlPage } from "./html-page.ts";

const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const PAGE = {
  lang: "en",
  title: "A page",
  body: "<main></main>",
  style: "main{color:red}",
} as const;

test("a page without script, frame and picture allows none", () => {
  const { html, policy } = htmlPage(PAGE);
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? "";
  expect(style).toContain("main{color:red}");
  expect(html).toContain(`http-equiv="Content-Security-Policy" content="${policy}"`);
  expect(policy).toBe(
    `default-src 'none'; style-src '${sha(style)}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
});

test("script, frames and pictures are named", () => {
  const script = "(()=>{})()";
  const frames = "http://nova.localhost:4173";
  const { html, policy } = htmlPage({ ...PAGE, script, frames, images: "'self'" });
  expect(html).toContain(`<script>${script}</script></body>`);
  expect(policy).toContain(
    `img-src data: 'self'; frame-src ${frames}; style-src '${sha(/<style>([^]*)<\/style>/.exec(html)?.[1] ?? "")}'; script-src '${sha(script)}'; `,
  );
});
