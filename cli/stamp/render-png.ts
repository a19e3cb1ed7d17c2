// PNG pictures, for launchers and social networks that do not support SVG.

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

export async function renderPng(svg: string): Promise<Buffer> {
  const { Resvg } = await import("@resvg/resvg-js");
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
