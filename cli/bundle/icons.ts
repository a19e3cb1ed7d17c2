// App icons made from the brand's mark. Rendering costs more than any other step of a stamp, so the
// result is kept by content.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { shortHash } from "../output/digest.ts";

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
): Promise<Map<string, Buffer>> {
  const icons = new Map<string, Buffer>();
  const dir = path.join(store, shortHash(`2\n${ground}\n${mark}`));
  for (const { name, size, padded } of SIZES) {
    const file = path.join(dir, name);
    const stored = await readFile(file).catch(() => null);
    if (stored && stored.length > 0) {
      icons.set(name, stored);
      continue;
    }
    const png = await render(padded ? pad(mark, ground) : mark, size);
    icons.set(name, png);
    await mkdir(dir, { recursive: true });
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
    await writeFile(temporary, png);
    await rename(temporary, file);
  }
  return icons;
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
