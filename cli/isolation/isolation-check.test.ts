import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { AURORA, checkOf, leaks, TITAN } from "./sample-identities.ts";

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
