// Malicious brands. Each is the base brand with one attack.
import { execFileSync } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { baseFiles, baseManifest } from "../fixtures/broken-brands/base-brand.ts";
import { ART_ATTACKS, terms, type Attack } from "./hostile-art.ts";

const MIB = 1024 * 1024;
const tokens = (tree: unknown): Attack["files"] => ({ "tokens/brand.json": JSON.stringify(tree) });
const texts = (tree: unknown): Attack["files"] => ({ "texts/zh-CN.json": JSON.stringify(tree) });
const raw = (json: string): Attack["files"] => ({ "texts/zh-CN.json": json });
const value = ($value: unknown): Attack["files"] => tokens({ color: { accent: { $value } } });
const many = (count: number, entry: (index: number) => string) =>
  `{${Array.from({ length: count }, (_, index) => entry(index)).join(",")}}`;
const field =
  (name: string, content: unknown): Attack["manifest"] =>
  (manifest) => {
    const keys = name.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<Record<string, unknown>>(
      (object, key) => object[key] as Record<string, unknown>,
      manifest,
    );
    holder[last] = content;
  };

/** Attacks that must be refused. */
export const REFUSED: Readonly<Record<string, Attack>> = {
  // Not regular files.
  "manifest-pipe": { codes: ["BRAND_ASSET_NOT_FILE"], pipes: ["brand.json"] },
  "asset-pipe": { codes: ["BRAND_ASSET_NOT_FILE"], pipes: ["assets/mark.svg"] },
  "token-pipe": { codes: ["BRAND_ASSET_NOT_FILE"], pipes: ["tokens/brand.json"] },
  "glossary-pipe": { codes: ["BRAND_ASSET_NOT_FILE"], pipes: ["texts/glossary.json"] },
  "legal-pipe": { codes: ["BRAND_ASSET_NOT_FILE"], pipes: ["legal/terms.md"] },
  "manifest-device": { codes: ["BRAND_FILE_OUTSIDE"], links: { "brand.json": "/dev/zero" } },
  "asset-link": { codes: ["BRAND_FILE_OUTSIDE"], links: { "assets/mark.svg": "/etc/passwd" } },
  "token-link": {
    codes: ["TOKEN_MISSING"],
    links: { tokens: "/etc" },
  },
  "link-circle": { codes: ["BRAND_FILE_OUTSIDE"], links: { "assets/mark.svg": "mark.svg" } },
  // JSON.
  "deep-json": { codes: ["BRAND_JSON_DEPTH"], files: raw("[".repeat(MIB)) },
  "many-values": { codes: ["BRAND_FILE_SIZE"], files: raw(many(90_000, (i) => `"${i}":0`)) },
  "many-unknown": {
    codes: ["BRAND_TEXT_UNKNOWN"],
    files: raw(many(19_000, (i) => `"home${i}":"a"`)),
  },
  "long-key": { codes: ["BRAND_FILE_SIZE"], files: raw(`{"${"k".repeat(MIB / 2)}":{"a":"b"}}`) },
  "open-quotes": {
    codes: ["BRAND_JSON_SYNTAX"],
    files: raw(`"${String.raw`\"`.repeat(MIB / 2 - 2)}`),
  },
  "overlong-utf8": {
    codes: ["BRAND_FILE_ENCODING"],
    files: { "texts/zh-CN.json": Uint8Array.of(0x22, 0xc0, 0xaf, 0x22) },
  },
  "nul-byte": { codes: ["BRAND_FILE_CHARACTER"], files: raw('{"a\u0000":1}') },
  "half-pair": {
    codes: ["BRAND_FILE_CHARACTER"],
    files: raw(String.raw`{"shell":{"login":"\ud800"}}`),
  },
  "born-key": { codes: ["BRAND_JSON_FORBIDDEN_KEY"], manifest: field("toString", 1) },
  "deep-proto": {
    codes: ["BRAND_JSON_FORBIDDEN_KEY"],
    files: raw('{"a":[{"b":{"__proto__":{"x":1}}}]}'),
  },
  "token-proto": {
    codes: ["BRAND_JSON_FORBIDDEN_KEY"],
    files: { "tokens/brand.json": '{"color":{"__proto__":{"$value":"#fff"}}}' },
  },
  // The manifest.
  "asset-traversal": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field("assets.logo", "assets/../../../etc/passwd.svg"),
  },
  "asset-absolute": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field("assets.logo", "/etc/passwd.svg"),
  },
  "legal-traversal": {
    codes: ["LEGAL_VARIANT_MISSING"],
    manifest: field("legal.terms", "../legal/standard"),
  },
  "legal-nul": { codes: ["BRAND_FILE_CHARACTER"], manifest: field("legal.terms", "a\u0000b") },
  "id-traversal": { codes: ["BRAND_FIELD_VALUE"], manifest: field("id", "../../out") },
  nul: { codes: ["BRAND_FIELD_VALUE"] },
  "family-traversal": { codes: ["BRAND_FIELD_VALUE"], manifest: field("family", "../x") },
  "header-line": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field("hosts", { images: ["https://a.example\nX-Evil: 1"] }),
  },
  "policy-word": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field("hosts", { images: ["https://a.example; script-src *"] }),
  },
  "bad-port": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field("hosts", { images: ["https://a.example:99999"] }),
  },
  "bad-address": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field("api.base", "https://256.1.1.1"),
  },
  "many-tags": {
    codes: ["BRAND_FIELD_VALUE"],
    manifest: field(
      "tags",
      Array.from({ length: 19_000 }, (_, i) => `t${i}`),
    ),
  },
  "many-mistakes": {
    codes: ["BRAND_FIELD_TYPE"],
    manifest: field(
      "tags",
      Array.from({ length: 19_000 }, () => 1),
    ),
  },
  "escape-name": { codes: ["BRAND_FILE_CHARACTER"], manifest: field("name", "\u001b[2J") },
  // Texts.
  "text-script": {
    codes: ["BRAND_TEXT_MARKUP", "BRAND_TEXT_UNKNOWN"],
    files: texts({ shell: { login: "</script><script>alert(1)</script>" } }),
  },
  "many-terms": {
    codes: ["LOCALE_GLOSSARY"],
    files: {
      "texts/glossary.json": JSON.stringify({
        terms: Array.from({ length: 6000 }, (_, i) => ({ zhCN: `词${i}`, zhTW: "詞" })),
      }),
    },
  },
  "long-term": {
    codes: ["LOCALE_GLOSSARY"],
    files: {
      "texts/glossary.json": JSON.stringify({ terms: [{ zhCN: "词".repeat(65_536), zhTW: "詞" }] }),
    },
  },
  // Tokens.
  "css-declaration": { codes: ["TOKEN_VALUE"], files: value("#fff;} body{display:none") },
  "css-url": { codes: ["TOKEN_VALUE"], files: value("url(https://evil.example)") },
  "css-name": {
    codes: ["TOKEN_SYNTAX"],
    files: tokens({ "x}body{": { a: { $type: "color", $value: "#fff" } } }),
  },
  "font-quote": {
    codes: ["TOKEN_VALUE"],
    files: tokens({ family: { x: { $type: "fontFamily", $value: ['a";}*{color:red'] } } }),
  },
  "token-spaces": {
    codes: ["TOKEN_VALUE", "TOKEN_ALIAS"],
    files: value(`{${" ".repeat(MIB / 2)}`),
  },
  "token-braces": { codes: ["TOKEN_VALUE", "TOKEN_ALIAS"], files: value("{".repeat(MIB / 2)) },
  "token-references": {
    codes: ["TOKEN_VALUE", "TOKEN_ALIAS"],
    files: value("{a.b}".repeat(100_000)),
  },
  "token-growth": {
    codes: ["TOKEN_VALUE", "TOKEN_ALIAS"],
    files: tokens({
      family: Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [
          `f${i}`,
          { $type: "fontFamily", $value: i === 0 ? "a" : Array(20).fill(`{family.f${i - 1}}`) },
        ]),
      ),
      x: { y: { $type: "color", $value: "{" } },
    }),
  },
  "many-tokens": {
    codes: ["TOKEN_SYNTAX"],
    files: tokens({
      x: Object.fromEntries(
        Array.from({ length: 4000 }, (_, i) => [`n${i}`, { $type: "number", $value: i }]),
      ),
    }),
  },
  "many-aliases": {
    codes: ["TOKEN_ALIAS"],
    files: tokens({
      x: Object.fromEntries(
        Array.from({ length: 1900 }, (_, i) => [`n${i}`, { $type: "number", $value: `{y.n${i}}` }]),
      ),
    }),
  },
  ...ART_ATTACKS,
};

export const PAYLOAD = `</script>\u2028\u2029'"\`\${1}<b>&`;

/** Accepted input that must stay data in every output. */
export const ACCEPTED: Readonly<Record<string, Attack>> = {
  payloads: {
    manifest: (manifest) => {
      manifest.name = PAYLOAD.slice(0, 16);
      manifest.title = PAYLOAD;
      manifest.description = PAYLOAD;
      manifest.tags = [PAYLOAD];
      manifest.seo.keywords = ["</script><b>"];
      manifest.legal["operator"] = PAYLOAD;
      manifest.legal["licence"] = PAYLOAD;
      manifest.legal["regionsExcluded"] = ["</script>"];
    },
    files: { ...texts({ shell: {} }), ...terms("a \\<b> &lt;script> &#60;img>") },
  },
};

export async function writeAttacks(
  brandsDir: string,
  attacks: Readonly<Record<string, Attack>>,
): Promise<void> {
  await mkdir(path.join(brandsDir, "_families"), { recursive: true });
  for (const [index, [id, attack]] of Object.entries(attacks).entries())
    await writeAttack(path.join(brandsDir, id), String(7000 + index), attack);
}

async function writeAttack(dir: string, siteId: string, attack: Attack): Promise<void> {
  const id = path.basename(dir);
  const manifest = baseManifest(id, siteId);
  attack.manifest?.(manifest as Parameters<NonNullable<Attack["manifest"]>>[0]);
  const files = new Map([
    ...baseFiles(id, siteId),
    ["brand.json", JSON.stringify(manifest)],
    ...Object.entries(attack.files ?? {}),
  ]);
  const taken = [...Object.keys(attack.links ?? {}), ...(attack.pipes ?? [])];
  for (const name of files.keys())
    if (taken.some((one) => name === one || name.startsWith(`${one}/`))) files.delete(name);
  for (const [name, content] of files)
    await put(path.join(dir, name), (file) => writeFile(file, content));
  for (const [name, target] of Object.entries(attack.links ?? {}))
    await put(path.join(dir, name), (file) => symlink(target, file));
  for (const name of attack.pipes ?? [])
    await put(path.join(dir, name), async (file) => void execFileSync("mkfifo", [file]));
}

async function put(file: string, write: (file: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await write(file);
}
