// Plants every kind of identity in every encoding and kind of file, and expects its kind and offset.
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BrandIdentity, IdentityKind } from "./brand-identity.ts";
import { createIsolationCheck, type Leak } from "./isolation-check.ts";
import { rulesOf } from "./isolation-rules.ts";
import { searchTerms } from "./search-terms.ts";

const AURORA: BrandIdentity = {
  id: "aurora",
  texts: [
    ["id", "aurora"],
    ["siteId", "6101"],
    ["name", "极光体育"],
    ["name", "極光體育"],
    ["latinName", "POLAR LIGHT"],
    ["domain", "aurora-sport.example"],
    ["licence", "LV-2026-0418"],
    ["title", "六大联赛滚球直播"],
    ["operator", "北辰星海数字娱乐有限公司"],
    ["contact", "care@letters.example"],
    ["host", "games.elsewhere.example"],
    [
      "publicKey",
      "BNe0L1KzxsX2Y8gN5aI6ZwtjqCO3PVYnLzlTHZYGCewahPVDPOFU3w333C9eSlmYed66N46VevBXDhcDO42xx8",
    ],
    ["host", "play.shared.example"],
  ],
  colours: "1f6feb2ea043ffffff",
  drawings: ["0974da4fdc"],
};

const TITAN: BrandIdentity = {
  id: "titan",
  texts: [
    ["id", "titan"],
    ["siteId", "6106"],
    ["name", "泰坦国际"],
    ["latinName", "TITAN"],
    ["domain", "titan-intl.example"],
    ["host", "play.shared.example"],
  ],
  colours: "b91c1cffffff",
  drawings: ["aaaaaaaaaa"],
};

function checkOf(...identities: readonly BrandIdentity[]) {
  return createIsolationCheck(rulesOf(identities));
}

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

describe("compressed files", () => {
  const text = "全站由 aurora-sport.example 提供";
  it.each([
    ["assets/a.js.br", brotliCompressSync(text)],
    ["assets/a.js.gz", gzipSync(text)],
  ])("searches the content of %s", (name, data) => {
    expect(leaks(name, data)).toMatchObject([
      { file: name, offset: Buffer.byteLength("全站由 "), kind: "domain", encoding: "compressed" },
    ]);
  });

  it("searches the text chunks of a PNG, but not its pixels", () => {
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

  it("refuses a file that does not decompress", () => {
    expect(() => leaks("assets/a.js.br", "no brotli")).toThrow(
      "assets/a.js.br does not decompress",
    );
  });
});

describe("offset", () => {
  it("is the byte in the file", () => {
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

  it("reports two colours of one brand in a drawing, but not a single one", () => {
    expect(leaks("assets/a.svg", `<path fill="#1f6feb"/>`)).toEqual([]);
    expect(leaks("assets/a.svg", `<path fill="#1f6feb" stroke="#2ea043"/>`)).toHaveLength(2);
  });

  it("ignores a colour that two brands share, a longer hex number and an id", () => {
    expect(leaks("assets/brand.css", "a{color:#ffffff;fill:#1f6feb0;b:url(#1f6febx)}")).toEqual([]);
  });
});

describe("no leak", () => {
  it.each([
    ["the brand's own identities", "泰坦国际 titan TITAN titan-intl.example"],
    ["a host that two brands share", "https://play.shared.example"],
    ["a part of a word", 'auroras xaurora 6101 "6101" width=6101 polar lights'],
    ["a number that is no site id", `{"bytes":6101,"x":"6101"}`],
  ])("is %s", (_what, text) => {
    const file = { name: "a.js", data: Buffer.from(text) };
    expect(checkOf(AURORA, TITAN).check("titan", [file])).toEqual([]);
  });

  it.each(["https://my-aurora-sport.example/", "aurora-sport.example-games.com"])(
    "is a longer domain around another brand's: %s",
    (text) => {
      const file = { name: "a.js", data: Buffer.from(text) };
      const other = { ...AURORA, id: "zz", texts: [["domain", "aurora-sport.example"]] as const };
      expect(checkOf(other, TITAN).check("titan", [file])).toEqual([]);
    },
  );

  it("is another brand's name inside the brand's own name", () => {
    const short = { ...AURORA, id: "light", texts: [["name", "极光"]] as const };
    const own = checkOf(short, AURORA);
    expect(own.check("aurora", [{ name: "a.js", data: Buffer.from("欢迎来到极光体育") }])).toEqual(
      [],
    );
    expect(
      own.check("aurora", [{ name: "a.js", data: Buffer.from("欢迎来到极光之城") }]),
    ).toHaveLength(1);
  });
});

describe("a host below another brand's domain", () => {
  it("is a leak even if the manifest names it", () => {
    const copied = {
      ...TITAN,
      texts: [...TITAN.texts, ["host", "support.aurora-sport.example"] as const],
    };
    const found = checkOf(AURORA, copied).check("titan", [
      { name: "_headers", data: Buffer.from("frame-src https://support.aurora-sport.example") },
    ]);
    expect(found).toMatchObject([{ kind: "domain", brand: "aurora" }]);
  });
});

describe("short or shared identities", () => {
  it("are left out and reported", () => {
    const odd = {
      ...AURORA,
      texts: [
        ["name", "龙"],
        ["latinName", "HOME"],
        ["id", "jd"],
        ["name", "88"],
      ] as const,
    };
    const { terms, leftOut } = searchTerms([odd], ["home"]);
    expect(leftOut.map(({ text, why }) => `${text} ${why}`)).toEqual([
      "龙 short",
      "HOME shared-content",
      "88 short",
    ]);
    expect(terms.filter(({ kind }) => kind !== "drawing").map(({ text }) => text)).toEqual(["jd"]);
  });

  it("of two letters count only as the value of an id", () => {
    const own = checkOf({ ...AURORA, texts: [["id", "jd"]] }, TITAN);
    const check = (text: string) => own.check("titan", [{ name: "a.js", data: Buffer.from(text) }]);
    expect(check(`{"id":"jd"}`)).toHaveLength(1);
    expect(check(`{\\"id\\":\\"jd\\"}`)).toHaveLength(1);
    expect(check(`let jd="jd",x={jd:"jd"}`)).toEqual([]);
  });
});
