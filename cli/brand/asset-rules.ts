import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { MAX_DRAWING_BYTES } from "#contract/artwork.ts";
import type { Manifest } from "#contract/manifest.ts";
import { CliError, problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import { svgProblems, viewBoxSize } from "./check-svg.ts";
import type { Locate, Place } from "./source-layers.ts";
import { readInside } from "../files/read-file.ts";
import { nearest, orNearest } from "../errors/nearest.ts";

/** Checks that each asset is an existing small file of the brand and an allowed drawing. */
export async function assetProblems(
  dir: string,
  assets: Manifest["assets"],
  locate: Locate,
): Promise<Problem[]> {
  const fields = Map.groupBy(Object.entries(assets), ([, asset]) => asset);
  return [...fields].flatMap(([asset, [first]]) => {
    if (asset === undefined || first === undefined) return [];
    const [key] = first;
    const file = path.join(dir, asset);
    const read = readInside(dir, file, MAX_DRAWING_BYTES);
    if (read === null) return [missingAsset(dir, asset, locate(`assets.${key}`))];
    if ("problem" in read) return [read.problem];
    const square = key === "mark" ? squareProblems(read.text, file) : [];
    return [...drawingProblems(read.text, file), ...square];
  });
}

function missingAsset(dir: string, asset: string, at: Place): Problem {
  const add = `add ${displayPath(path.join(dir, asset))}, or change "${at.field}".`;
  const near = nearest(stemOf(asset), drawingsOf(dir));
  return problem("BRAND_ASSET_MISSING", {
    ...at,
    found: asset,
    what: `${asset} does not exist.`,
    fix: orNearest(near && `assets/${near}.svg`, add),
  });
}

/** `hero` for `assets/hero.svg`. */
const stemOf = (asset: string): string => asset.replace(/^assets\/|\.svg$/g, "");

function drawingsOf(dir: string): string[] {
  const assets = path.join(dir, "assets");
  if (!existsSync(assets)) return [];
  return readdirSync(assets, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => stemOf(file.split(path.sep).join("/")));
}

/** Digests of drawings without a problem, which are not checked twice. */
const validDigests = new Set<string>();

function drawingProblems(svg: string, file: string): Problem[] {
  const digest = hash("sha256", svg, "base64");
  if (validDigests.has(digest)) return [];
  const problems = svgProblems(svg, file);
  if (problems.length === 0) validDigests.add(digest);
  return problems;
}

function squareProblems(svg: string, file: string): Problem[] {
  const size = viewBoxSize(/\bviewBox\s*=\s*["']([^"'<>]*)["']/.exec(svg)?.[1]);
  if (size === null || size.width === size.height) return [];
  return [
    problem("BRAND_SVG_VIEW_BOX", {
      file,
      line: 1,
      found: `${size.width} × ${size.height}`,
      allowed: "a square",
      what: "The mark is not square, and icons are made from it.",
      fix: "give <svg> a square viewBox.",
    }),
  ];
}

/** Checks the text again unless it is unchanged. @throws CliError BUILD_STAMP when it has a problem now */
export function readCheckedDrawing(dir: string, asset: string): string {
  const file = path.join(dir, asset);
  const read = readInside(dir, file, MAX_DRAWING_BYTES);
  const text = read !== null && "text" in read ? read.text : null;
  if (text !== null && drawingProblems(text, file).length === 0) return text;
  throw new CliError("BUILD_STAMP", {
    what: `${asset} was changed while the brand was built, and can no longer be used.`,
    where: { file },
    fix: "run `brand check`, fix what it names, and build again.",
  });
}
