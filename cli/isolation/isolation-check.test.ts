// Every kind of identity, in every form, in every kind of file: planted, and found where it lies.
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { IdentityKind } from "./brand-identity.ts";
import type { Leak } from "./isolation-check.ts";
import { AURORA, checkOf, TITAN } from "./sample-identities.ts";

const isolation = checkOf(AURORA, TITAN);

function leaks(name: string, content: string | Buffer, brand = "titan"): Leak[] {
  return isolation.check(brand, [{ name, data: Buffer.from(content as string) }]);
}

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

/** What carries each kind in a file, where the bare text would mean nothing. */
const CARRIED: Partial<Record<IdentityKind, (text: string) => string>> = {
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
      const carried = CARRIED[kind]?.(text) ?? text;
      const found = leaks(file, `前文 ${write(carried)} 后文`);
      return !found.some(
        (leak) => leak.brand === "aurora" && leak.kind === kind && leak.text === text,
      );
    });
    expect(missed).toEqual([]);
  });
});

describe("compressed", () => {
  const text = "全站由 aurora-sport.example 提供";
  it.each([
    ["assets/a.js.br", brotliCompressSync(text)],
    ["assets/a.js.gz", gzipSync(text)],
  ])("looks into %s", (name, data) => {
    expect(leaks(name, data)).toMatchObject([
      { file: name, offset: Buffer.byteLength("全站由 "), kind: "domain", encoding: "compressed" },
    ]);
  });

  it("looks into the text chunks of a picture, and not into its pixels", () => {
    const chunk = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    const head = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
    const packed = Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(text)]);
    const png = Buffer.concat([
      head,
      chunk("zTXt", packed),
      chunk("tEXt", Buffer.from(`Title\0极光体育`)),
    ]);
    expect(leaks("icons/a.png", png).map(({ kind }) => kind)).toEqual(["domain", "name"]);
    expect(leaks("icons/a.png", Buffer.concat([head, chunk("IDAT", Buffer.from(text))]))).toEqual(
      [],
    );
  });

  it("refuses what does not decompress", () => {
    expect(() => leaks("assets/a.js.br", "no brotli")).toThrow(
      "assets/a.js.br does not decompress",
    );
  });
});

describe("where", () => {
  it("tells the byte of the file", () => {
    expect(leaks("a.js", "极极 极光体育").map(({ offset }) => offset)).toEqual([7]);
    expect(leaks("a.js", `ab\\u6781光\\u4f53育`)[0]).toMatchObject({
      offset: 2,
      encoding: "escaped",
    });
    const before = `x;base64,`;
    const found = leaks("a.css", before + Buffer.from("abcdef极光体育").toString("base64"));
    expect(found.find(({ offset }) => offset === before.length + 8)).toMatchObject({
      kind: "name",
    });
  });
});

describe("colours", () => {
  it.each([
    "#1f6feb",
    "#1F6FEB",
    "#1f6feb80",
    "rgb(31, 111, 235)",
    "rgba(31 111 235 / .5)",
    "%231f6feb",
    "\\u00231f6feb",
  ])("finds %s in a stylesheet", (colour) => {
    expect(leaks("assets/brand.css", `a{color:${colour};}`)).toMatchObject([
      { kind: "colour", brand: "aurora" },
    ]);
  });

  it("takes one colour in a drawing for chance, and two of one brand for a copy", () => {
    expect(leaks("assets/a.svg", `<path fill="#1f6feb"/>`)).toEqual([]);
    expect(leaks("assets/a.svg", `<path fill="#1f6feb" stroke="#2ea043"/>`)).toHaveLength(2);
  });

  it("leaves a colour alone that two brands have, or that is longer or an id", () => {
    expect(leaks("assets/brand.css", "a{color:#ffffff;fill:#1f6feb0;b:url(#1f6febx)}")).toEqual([]);
  });
});
