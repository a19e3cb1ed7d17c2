import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "#contract/manifest.ts";
import { CliError, problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import { svgProblems, viewBoxSize } from "./check-svg.ts";
import type { Locate } from "./locate.ts";
import { readInside } from "../files/read-file.ts";
import { nearest } from "../errors/nearest.ts";

export const MAX_ASSET_BYTES = 200_000;

/** Every asset the manifest names: it exists, is a small regular file of the brand and a plain drawing. */
export async function assetProblems(
  dir: string,
  assets: Manifest["assets"],
  locate: Locate,
): Promise<Problem[]> {
  const fields = Object.entries(assets).filter(([, asset]) => asset !== undefined);
  const checked = new Set<string>();
  const found = await Promise.all(
    fields.map(([key, asset]) => {
      const again = checked.has(asset);
      checked.add(asset);
      return again ? [] : oneAsset(dir, asset, `assets.${key}`, locate);
    }),
  );
  return found.flat();
}

async function oneAsset(
  dir: string,
  asset: string,
  field: string,
  locate: Locate,
): Promise<Problem[]> {
  const file = path.join(dir, asset);
  const read = readInside(dir, file, MAX_ASSET_BYTES);
  if (read === null) {
    return [
      problem("BRAND_ASSET_MISSING", {
        ...locate(field),
        found: asset,
        what: `${asset} does not exist.`,
        fix: missingFix(dir, asset, field),
      }),
    ];
  }
  if ("problem" in read) return [read.problem];
  return [
    ...drawingProblems(read.text, file),
    ...(field === "assets.mark" ? squareProblems(read.text, file) : []),
  ];
}

function missingFix(dir: string, asset: string, field: string): string {
  // Without folder and ending, which all have in common.
  const near = nearest(stemOf(asset), drawingsOf(dir).map(stemOf));
  const add = `add ${displayPath(path.join(dir, asset))}, or change "${field}".`;
  return near === null ? add : `write "assets/${near}.svg" if that is what you mean; or ${add}`;
}

const stemOf = (asset: string): string => asset.replace(/^assets\/|\.svg$/g, "");

/** Drawings that lie in the brand's folder, named as a manifest names them. */
function drawingsOf(dir: string): string[] {
  const assets = path.join(dir, "assets");
  if (!existsSync(assets)) return [];
  return readdirSync(assets, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `assets/${file.split(path.sep).join("/")}`);
}

/** Digests of drawings without a problem: what was checked is not checked again to be stamped. */
const sound = new Set<string>();

function drawingProblems(svg: string, file: string): Problem[] {
  const digest = hash("sha256", svg, "base64");
  if (sound.has(digest)) return [];
  const problems = svgProblems(svg, file);
  if (problems.length === 0) sound.add(digest);
  return problems;
}

/** Icons are square. */
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

/**
 * Text of a drawing to stamp. It may have changed since it was checked, so it is held against the rules
 * again unless it is the same.
 * @throws CliError BUILD_STAMP
 */
export function readCheckedDrawing(dir: string, asset: string): string {
  const file = path.join(dir, asset);
  const read = readInside(dir, file, MAX_ASSET_BYTES);
  const text = read !== null && "text" in read ? read.text : null;
  if (text !== null && drawingProblems(text, file).length === 0) return text;
  throw new CliError("BUILD_STAMP", {
    what: `${asset} was changed while the brand was built, and can no longer be used.`,
    where: { file },
    fix: "run `brand check`, mend what it names, and build again.",
  });
}
