/// <reference types="node" />
// Known answers of the building blocks, from the documents that define them.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { decryptCbc, encryptCbc } from "./aes-cbc.ts";
import { decryptGcm, encryptGcm, gcmKey } from "./aes-gcm.ts";
import { type Bytes, toHex, toUtf8 } from "./bytes.ts";
import { hkdfSha256, hmacSha256 } from "./hmac-sha256.ts";
import { md5Hex } from "./md5.ts";
import { wirePassword } from "./wire-password.ts";

const hex = (text: string): Bytes => {
  const bytes = new Uint8Array(text.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  return bytes;
};
const counting = (from: number, to: number) =>
  Uint8Array.from({ length: to - from + 1 }, (_, at) => from + at);
const repeated = (byte: string, times: number) => hex(byte.repeat(times));

describe("MD5 (RFC 1321, A.5)", () => {
  it.each([
    ["", "d41d8cd98f00b204e9800998ecf8427e"],
    ["a", "0cc175b9c0f1b6a831c399e269772661"],
    ["abc", "900150983cd24fb0d6963f7d28e17f72"],
    ["message digest", "f96b697d7cb7938d525a2f31aaf161d0"],
    ["abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"],
    [
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f",
    ],
    [
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a",
    ],
  ])("of %j", async (text, digest) => {
    expect(md5Hex(text)).toBe(digest);
    expect(wirePassword(text)).toBe(digest);
    // Node resolves the package to another build than browsers get.
    const build = "js-md5/build/md5.mjs";
    const { md5 } = (await import(build)) as { md5: (text: string) => string };
    expect(md5(text)).toBe(digest);
  });
});

it("takes MD5 of UTF-8", () => {
  expect(md5Hex("密码\u{1f600}")).toBe(createHash("md5").update("密码\u{1f600}").digest("hex"));
});

describe("HMAC-SHA-256 (RFC 4231)", () => {
  it.each([
    [
      "case 1",
      repeated("0b", 20),
      toUtf8("Hi There"),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    ],
    [
      "case 2",
      toUtf8("Jefe"),
      toUtf8("what do ya want for nothing?"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [
      "case 3",
      repeated("aa", 20),
      repeated("dd", 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
    ],
    [
      "case 4",
      counting(1, 25),
      repeated("cd", 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ],
    [
      "case 6",
      repeated("aa", 131),
      toUtf8("Test Using Larger Than Block-Size Key - Hash Key First"),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
    [
      "case 7",
      repeated("aa", 131),
      toUtf8(
        "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.",
      ),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ],
  ])("%s", (_, key, message, mac) => {
    expect(toHex(hmacSha256(key, message))).toBe(mac);
  });
});

describe("HKDF-SHA-256 (RFC 5869, A.1-A.3)", () => {
  it.each([
    {
      secret: repeated("0b", 22),
      salt: counting(0x00, 0x0c),
      info: counting(0xf0, 0xf9),
      length: 42,
      expected:
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
    },
    {
      secret: counting(0x00, 0x4f),
      salt: counting(0x60, 0xaf),
      info: counting(0xb0, 0xff),
      length: 82,
      expected:
        "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87",
    },
    {
      secret: repeated("0b", 22),
      salt: new Uint8Array(),
      info: new Uint8Array(),
      length: 42,
      expected:
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
    },
  ])("$length bytes", ({ expected, ...input }) => {
    expect(toHex(hkdfSha256(input))).toBe(expected);
  });
});

describe("AES-256-GCM (NIST submission, test cases 13-16)", () => {
  const key = "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308";
  const iv = "cafebabefacedbaddecaf888";
  const plain =
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255";
  const sealed =
    "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad";
  const zero = { raw: "00".repeat(32), start: "00".repeat(12), context: "" };
  it.each([
    { ...zero, text: "", expected: "530f8afbc74536b9a963b4f1c4cb738b" },
    {
      ...zero,
      text: "00".repeat(16),
      expected: "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919",
    },
    {
      raw: key,
      start: iv,
      context: "",
      text: plain,
      expected: `${sealed}b094dac5d93471bdec1a502270e3cc6c`,
    },
    {
      raw: key,
      start: iv,
      context: "feedfacedeadbeeffeedfacedeadbeefabaddad2",
      text: plain.slice(0, 120),
      expected: `${sealed.slice(0, 120)}76fc6ece0f4e1768cddf8853bb2d551b`,
    },
  ])("case %#", async ({ raw, start, context, text, expected }) => {
    const gcm = { key: await gcmKey(hex(raw)), iv: hex(start), context: hex(context) };
    expect(toHex(await encryptGcm(hex(text), gcm))).toBe(expected);
    expect(toHex(await decryptGcm(hex(expected), gcm))).toBe(text);
  });
});

describe("AES-256-CBC (SP 800-38A, F.2.5)", () => {
  const plain =
    "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710";
  const encrypted =
    "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b";
  const cbc = {
    key: hex("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"),
    iv: counting(0x00, 0x0f),
  };

  it("encrypts the four blocks, then one of padding", () => {
    const made = toHex(encryptCbc(hex(plain), cbc));
    expect(made.slice(0, encrypted.length)).toBe(encrypted);
    expect(made).toHaveLength(encrypted.length + 32);
    expect(toHex(decryptCbc(hex(made), cbc))).toBe(plain);
  });
});
