import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as CheckSvg from "../brand/check-svg.ts";
import type * as Dictionary from "../locale/dictionary.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "findings-"));
});
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);
const actual = <T>(file: string) => vi.importActual<T>(file);

/**
 * Reads one drawing and converts one text as a process of its own does.
 * @returns how often the drawing was held against the rules, and whether OpenCC was asked
 */
async function once(shared: string, svg: string, text: string): Promise<[number, boolean]> {
  vi.resetModules();
  const check = await actual<typeof CheckSvg>("../brand/check-svg.ts");
  const words = await actual<typeof Dictionary>("../locale/dictionary.ts");
  const svgProblems = vi.fn<typeof check.svgProblems>(check.svgProblems);
  const dictionary = vi.fn<typeof words.dictionary>(words.dictionary);
  vi.doMock("../brand/check-svg.ts", () => ({ ...check, svgProblems }));
  vi.doMock("../locale/dictionary.ts", () => ({ ...words, dictionary }));
  const { recallFindings } = await import("./kept-findings.ts");
  const { readCheckedDrawing } = await import("../brand/asset-rules.ts");
  const { createConverter } = await import("../locale/converter.ts");
  const keep = recallFindings(at("kept.json"), shared);
  await writeFile(at("mark.svg"), svg);
  expect(readCheckedDrawing(dir, "mark.svg")).toBe(svg);
  expect(createConverter()(text)).toBe(text.replace("体育", "體育"));
  keep();
  return [svgProblems.mock.calls.length, dictionary.mock.calls.length > 0];
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

it("takes the word of an earlier build, made with the same rules and words", async () => {
  expect(await once("a", SVG, "体育")).toEqual([1, true]);
  expect(await once("a", SVG, "体育")).toEqual([0, false]);
  expect(await once("a", SVG.replace("h8", "h7"), "体育")).toEqual([1, false]);
  expect(await once("a", SVG, "体育一")).toEqual([0, true]);
  expect(await once("a", SVG, "体育")).toEqual([0, false]);
  expect(await once("b", SVG, "体育")).toEqual([1, true]);
});

it("takes no word of a file with one other byte", async () => {
  await once("a", SVG, "体育");
  const text = await readFile(at("kept.json"), "utf8");
  await writeFile(at("kept.json"), text.replace("體育", "體肓"));
  expect(await once("a", SVG, "体育")).toEqual([1, true]);
});
