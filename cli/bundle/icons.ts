// App icons made from the brand's mark. Rendering costs more than any other step of a stamp, so the
// result is kept by content.
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { shortHash } from "../output/digest.ts";

const StoredIcons = v.record(v.string(), v.string());

const SIZES = [
  { name: "icon-48.png", size: 48, padded: false },
  { name: "icon-192.png", size: 192, padded: false },
  { name: "apple-touch-icon.png", size: 180, padded: true },
  { name: "maskable-512.png", size: 512, padded: true },
] as const;

/**
 * @param mark stamped svg of the mark, with a viewBox
 * @param ground `#rrggbb` behind the padded icons, whose outer fifth a launcher may cut off
 */
export async function renderIcons(
  mark: string,
  ground: string,
  store: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const file = path.join(store, `${shortHash(`3\n${ground}\n${mark}`)}.json`);
  const stored = await readIcons(file);
  if (stored) return stored;
  const icons = new Map<string, Buffer>();
  for (const { name, size, padded } of SIZES) {
    icons.set(name, await render(padded ? pad(mark, ground) : mark, size));
  }
  await writeIcons(file, icons);
  return icons;
}

/** Null when the store has none, or not all of them. */
async function readIcons(file: string): Promise<Map<string, Buffer> | null> {
  try {
    const stored = v.parse(StoredIcons, JSON.parse(await readFile(file, "utf8")));
    const icons = SIZES.flatMap(({ name }) => {
      const text = stored[name];
      return text ? [[name, Buffer.from(text, "base64")] as const] : [];
    });
    return icons.length === SIZES.length ? new Map(icons) : null;
  } catch {
    return null;
  }
}

/** One file for all of them: a fleet's icons cost more to open than to write. */
async function writeIcons(file: string, icons: ReadonlyMap<string, Buffer>): Promise<void> {
  const content = Object.fromEntries(
    [...icons].map(([name, png]) => [name, png.toString("base64")]),
  );
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, JSON.stringify(content));
  await rename(temporary, file);
}

async function render(svg: string, size: number): Promise<Buffer> {
  const { Resvg } = await import("@resvg/resvg-js");
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  });
  return Buffer.from(image.render().asPng());
}

function pad(mark: string, ground: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(mark)?.[1] ?? "0 0 64 64";
  const inner = mark.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>` +
    `<svg x="20" y="20" width="60" height="60" viewBox="${viewBox}">${inner}</svg></svg>`
  );
}
