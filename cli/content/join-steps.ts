import type { HelpBlock, HelpPicture } from "#contract/help.ts";

/** Joins steps with pictures between them into one list, so that the numbers continue. */
export function joinSteps(blocks: readonly HelpBlock[]): readonly HelpBlock[] {
  const joined: HelpBlock[] = [];
  for (const block of blocks) {
    const pictures = lastPictures(joined);
    const before = joined.at(-1 - pictures.length);
    if (pictures.length > 0 && isSteps(block) && isSteps(before)) {
      const items = [...before.items];
      items.push([...(items.pop() ?? []), ...pictures]);
      joined.splice(-1 - pictures.length);
      joined.push({ ...before, items: [...items, ...block.items] });
    } else joined.push(block);
  }
  return joined;
}

type Steps = Extract<HelpBlock, { readonly kind: "list" }>;

function isSteps(block: HelpBlock | undefined): block is Steps {
  return block?.kind === "list" && block.ordered;
}

function lastPictures(blocks: readonly HelpBlock[]): HelpPicture[] {
  const start = blocks.findLastIndex(({ kind }) => kind !== "picture") + 1;
  return blocks.slice(start).filter((block) => block.kind === "picture");
}
