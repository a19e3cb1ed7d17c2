// The Markdown parser knows no pictures. A picture passes it as a mark of private-use characters, and
// becomes a block of its own afterwards, in an item of a list as well.
import type { HelpBlock, HelpPicture } from "#contract/help.ts";
import type { Block, Inline } from "#contract/legal.ts";

export interface FoundPicture {
  readonly alt: string;
  readonly url: string;
  readonly line: number;
}

const PICTURE = /!\[(?<alt>[^\]\n]*)\]\((?<url>[^)\s]*)\)/g;
const MARK = /\uE000(\d+)\uE001/;

/** The text with a mark for each picture; as many lines as before. */
export function markPictures(text: string): {
  readonly text: string;
  readonly pictures: readonly FoundPicture[];
} {
  const pictures: FoundPicture[] = [];
  const marked = text.replaceAll(PICTURE, (_, alt: string, url: string, at: number) => {
    pictures.push({ alt, url, line: text.slice(0, at).split("\n").length });
    return `\uE000${pictures.length - 1}\uE001`;
  });
  return { text: marked, pictures };
}

/** The blocks with every mark replaced by its picture; a mark without one leaves nothing. */
export function placePictures(
  blocks: readonly Block[],
  pictures: readonly (HelpPicture | null)[],
): HelpBlock[] {
  const placed = blocks.flatMap((block): readonly HelpBlock[] => {
    if (block.kind === "list") {
      return [{ ...block, items: block.items.map((item) => placePictures(item, pictures)) }];
    }
    return block.kind === "paragraph" ? splitParagraph(block.children, pictures) : [block];
  });
  return joinLists(placed);
}

function splitParagraph(
  children: readonly Inline[],
  pictures: readonly (HelpPicture | null)[],
): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push({ kind: "paragraph", children: line });
    line = [];
  };
  for (const child of children) {
    if (child.kind !== "text") {
      line.push(child);
      continue;
    }
    // Odd parts are the numbers of the marks between the texts.
    for (const [index, part] of child.text.split(MARK).entries()) {
      if (index % 2 === 0) {
        if (part.trim() !== "") line.push({ kind: "text", text: part });
        continue;
      }
      endLine();
      const picture = pictures[Number(part)];
      if (picture) blocks.push(picture);
    }
  }
  endLine();
  return blocks;
}

/** Steps with pictures between them are one list, else each begins at 1 again. */
function joinLists(blocks: readonly HelpBlock[]): HelpBlock[] {
  const joined: HelpBlock[] = [];
  let since: HelpPicture[] = [];
  for (const block of blocks) {
    const before = joined.at(-1 - since.length);
    if (block.kind === "picture") since.push(block);
    else if (
      block.kind === "list" &&
      block.ordered &&
      since.length > 0 &&
      before?.kind === "list" &&
      before.ordered
    ) {
      const items = [...before.items];
      items.push([...(items.pop() ?? []), ...since]);
      joined.splice(-1 - since.length);
      joined.push({ ...before, items: [...items, ...block.items] });
      since = [];
      continue;
    } else since = [];
    joined.push(block);
  }
  return joined;
}

/** True where a mark is left: a picture in a heading, a table or inside other words. */
export function holdsMark(text: string): boolean {
  return MARK.test(text);
}
