// The contrast of texts is checked by their colours, so no text is made fainter by its opacity.
import { expect, it } from "vitest";
import { coreSources } from "./core-sources.ts";

const STYLE = /^(?:export )?const (?<name>\w+) = (?:css|cva)\((?<style>[^]*?)\);$/gm;
const TEXT = /\b(?:fontSize|fontWeight|lineHeight|textStyle)\b/;
const FAINT = /\bopacity: "0\.\d+"/;
/** Controls that cannot be used are exempt. */
const DISABLED = /"&[^"]*disabled[^"]*": \{[^}]*\}/g;

const isFaint = (style: string) => TEXT.test(style) && FAINT.test(style.replaceAll(DISABLED, ""));

function faintTexts(source: string): string[] {
  return [...source.matchAll(STYLE)]
    .filter(({ groups }) => isFaint(groups?.["style"] ?? ""))
    .map(({ groups }) => groups?.["name"] ?? "");
}

it("no style of a text makes it fainter", () => {
  const found = [...coreSources(["studio/**"])].flatMap(([file, source]) =>
    faintTexts(source).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it("finds a faint text, and lets a disabled control be faint", () => {
  const source = `const note = css({ fontSize: "xs", opacity: "0.8" });
const button = cva({
  base: { fontSize: "sm", "&:disabled": { opacity: "0.5" } },
});
const picture = css({ opacity: "0.5" });
`;
  expect(faintTexts(source)).toEqual(["note"]);
});
