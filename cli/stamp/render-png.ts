// PNG pictures, for launchers and social networks that do not support SVG.
import { installedSources } from "../core/installed-packages.ts";
import { digestSources } from "../files/digest.ts";

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly ground?: string;
  readonly inner: number;
}

export function onCanvas(svg: string, { width, height, ground = "", inner }: Canvas): string {
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  const place = `x="${(width - inner) / 2}" y="${(height - inner) / 2}" width="${inner}" height="${inner}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${ground}<image ${place} href="${href}"/></svg>`
  );
}

/** The library and the options it is called with, for keys of the store. */
export function rendererKey(packageRoot: string): string {
  const library = digestSources(installedSources(packageRoot, ["@resvg/resvg-js"]));
  return JSON.stringify([library, String(renderPng)]);
}

export async function renderPng(svg: string): Promise<Buffer> {
  const { Resvg } = await import("@resvg/resvg-js");
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
