import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as CheckSvg from "../brand/check-svg.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "findings-"));
});
afterEach(() => rm(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);

/**
 * Reads one drawing as a process of its own does.
 * @returns how often the drawing was held against the rules
 */
async function once(shared: string, svg: string): Promise<number> {
  vi.resetModules();
  const check = await vi.importActual<typeof CheckSvg>("../brand/check-svg.ts");
  const svgProblems = vi.fn<typeof check.svgProblems>(check.svgProblems);
  vi.doMock("../brand/check-svg.ts", () => ({ ...check, svgProblems }));
  const { recallFindings } = await import("./kept-findings.ts");
  const { readCheckedDrawing } = await import("../brand/asset-rules.ts");
  const keep = recallFindings(at("kept.json"), shared);
  await writeFile(at("mark.svg"), svg);
  expect(readCheckedDrawing(dir, "mark.svg")).toBe(svg);
  keep();
  return svgProblems.mock.calls.length;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

it("takes the word of an earlier build, made with the same rules", async () => {
  expect(await once("a", SVG)).toBe(1);
  expect(await once("a", SVG)).toBe(0);
  expect(await once("a", SVG.replace("h8", "h7"))).toBe(1);
  expect(await once("b", SVG)).toBe(1);
});

it("takes no word of a file with one other byte", async () => {
  await once("a", SVG);
  const text = await readFile(at("kept.json"), "utf8");
  await writeFile(at("kept.json"), text.replace('"a"', '"b"'));
  expect(await once("b", SVG)).toBe(1);
});
