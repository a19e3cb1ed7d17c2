// All zh-CN texts of players with their places, for tests.
import { globSync, readFileSync } from "node:fs";
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { flattenTexts } from "../files/flatten-texts.ts";

export interface PlacedText {
  readonly text: string;
  readonly file: string;
  readonly field: string | null;
}

const HAN = /\p{Script=Han}/u;

export const coreTexts = (): PlacedText[] =>
  files("src/locales/zh-CN/*.json").flatMap((file) =>
    treeTexts(file, { [nameOf(file)]: JSON.parse(readFileSync(file, "utf8")) as TextTree }),
  );

/** With zh-CN also the texts of manifests. */
export const brandTexts = (locale: string): PlacedText[] => [
  ...files(`brands/*/texts/${locale}.json`).flatMap((file) =>
    treeTexts(file, JSON.parse(readFileSync(file, "utf8")) as Texts),
  ),
  ...(locale === "zh-CN" ? files("brands/*/brand.json").flatMap(stringsOf) : []),
];

export const documentTexts = (locale: string): PlacedText[] =>
  files("content/{help,legal/*}/*.md")
    .filter((file) => file.endsWith(".zh-TW.md") === (locale === "zh-TW"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((text) => (HAN.test(text) ? [{ text, file, field: null }] : [])),
    );

export const serverTexts = (): PlacedText[] =>
  files("{sandbox/**/*.{ts,json},contract/**/*.ts}")
    .filter((file) => !file.includes(".test."))
    .flatMap(stringsOf);

export const allTexts = (): PlacedText[] => [
  ...coreTexts(),
  ...brandTexts("zh-CN"),
  ...documentTexts("zh-CN"),
  ...serverTexts(),
];

function files(pattern: string): string[] {
  return globSync(pattern).map((file) => file.replaceAll("\\", "/"));
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".json".length);
}

function treeTexts(file: string, texts: Texts): PlacedText[] {
  return [...flattenTexts(texts)].map(([field, text]) => ({ text, file, field }));
}

function stringsOf(file: string): PlacedText[] {
  const strings = readFileSync(file, "utf8").matchAll(/["`](?<text>[^"`\n]*)["`]/g);
  return [...strings].flatMap(({ groups }) => {
    const text = groups?.["text"] ?? "";
    return HAN.test(text) ? [{ text, file, field: null }] : [];
  });
}
