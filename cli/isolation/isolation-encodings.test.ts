// Every kind of identity is planted in every encoding and kind of file.
import { describe, expect, it } from "vitest";
import type { IdentityKind } from "./brand-identity.ts";
import { AURORA, leaks } from "./sample-identities.ts";

const unicode = (text: string) =>
  text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
const points = (text: string, form: (hex: string, decimal: number) => string) =>
  [...text]
    .map((sign) => form((sign.codePointAt(0) ?? 0).toString(16), sign.codePointAt(0) ?? 0))
    .join("");
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const base64 = (text: string, before: string) =>
  Buffer.from(`${before}${text}之后`).toString("base64");

const FORMS: Readonly<Record<string, (text: string) => string>> = {
  raw: (text) => text,
  "\\uXXXX": unicode,
  "\\u{X}": (text) => points(text, (hex) => `\\u{${hex}}`),
  "percent-encoded": percent,
  "percent-encoded where it must": encodeURIComponent,
  "percent-encoded twice": (text) => encodeURIComponent(percent(text)),
  "HTML reference": (text) => points(text, (_hex, decimal) => `&#${decimal};`),
  "hexadecimal HTML reference": (text) => points(text, (hex) => `&#x${hex};`),
  "base64 at 0": (text) => base64(text, ""),
  "base64 at 1": (text) => base64(text, "x"),
  "base64 at 2": (text) => base64(text, "xy"),
  "data address": (text) =>
    `data:image/svg+xml;base64,${base64(`<desc> ${text} </desc>`, "<svg/>")}`,
};

/** Text around an identity that does not count alone. */
const CONTEXT: Partial<Record<IdentityKind, (text: string) => string>> = {
  siteId: (text) => `{"siteId":"${text}"}`,
};

const FILES = [
  "assets/a.js",
  "index.html",
  "assets/a.css",
  "assets/a.svg",
  "build.json",
  "sitemap.xml",
  "_headers",
  "robots.txt",
  "site.webmanifest",
];

const OWN = AURORA.texts.filter(([, text]) => text !== "play.shared.example");

describe.each(FILES)("in %s", (file) => {
  it.each(Object.keys(FORMS))("finds every identity as %s", (form) => {
    const write = FORMS[form] ?? String;
    const missed = OWN.filter(([kind, text]) => {
      const inContext = CONTEXT[kind]?.(text) ?? text;
      const found = leaks(file, `前文 ${write(inContext)} 后文`);
      return !found.some(
        (leak) => leak.brand === "aurora" && leak.kind === kind && leak.text === text,
      );
    });
    expect(missed).toEqual([]);
  });
});
