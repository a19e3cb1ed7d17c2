// Reads the templates of `content/artwork` and embeds one drawing in another.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { n } from "./svg.ts";

const FOLDERS = ["motif", "object"] as const;
type Folder = (typeof FOLDERS)[number];

export interface Templates {
  /** @throws RangeError when there is no such template */
  get(folder: Folder, name: string): string;
  has(folder: Folder, name: string): boolean;
}

export async function readTemplates(root: string): Promise<Templates> {
  const found = new Map<string, string>();
  for (const folder of FOLDERS) {
    const directory = path.join(root, folder);
    for (const file of await readdir(directory)) {
      if (!file.endsWith(".svg")) continue;
      found.set(
        `${folder}/${file.slice(0, -4)}`,
        await readFile(path.join(directory, file), "utf8"),
      );
    }
  }
  return {
    has: (folder, name) => found.has(`${folder}/${name}`),
    get(folder, name) {
      const template = found.get(`${folder}/${name}`);
      if (template === undefined) throw new RangeError(`There is no template ${folder}/${name}.`);
      return template;
    },
  };
}

/** Templates are drawn in a box of this size. */
const BOX = { width: 240, height: 300 };

export interface Place {
  /** Position of the template's centre. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotate?: number;
  /** One of the eight palettes; by default the template's own. */
  readonly palette?: number;
}

/**
 * The content of a template at a position.
 * @param prefix makes its gradient ids unique in the drawing
 */
export function embed(template: string, prefix: string, place: Place): string {
  const { x, y, scale, rotate = 0, palette } = place;
  const open = template.indexOf(">", template.indexOf("<svg")) + 1;
  let inside = template.slice(open, template.lastIndexOf("</svg>"));
  inside = inside
    .replaceAll(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^()]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  if (palette !== undefined) {
    inside = inside.replaceAll(/\{\{([akgw][0-5]?)\}\}/g, `{{${palette}.$1}}`);
  }
  const turn = rotate === 0 ? "" : ` rotate(${n(rotate)})`;
  const moved = `translate(${n(x)} ${n(y)})${turn} scale(${scale}) translate(${-BOX.width / 2} ${-BOX.height / 2})`;
  return `<g transform="${moved}">${inside}</g>`;
}
