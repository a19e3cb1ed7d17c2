import { inlineText } from "../text/inline-text.ts";
import type { Block } from "#contract/legal.ts";

type Table = Extract<Block, { kind: "table" }>;

interface Part {
  readonly kind: string;
}

/**
 * The heading above the table and its head. Tables that scroll are landmarks, and two landmarks of a page must not have
 * one name: a second table with the same head below the same heading gets a number.
 * @param title of the section, for tables without a heading between
 */
export function tableName(blocks: readonly Part[], table: Table, title: string): string {
  const above = (blocks as readonly Block[]).slice(0, blocks.indexOf(table));
  const at = above.findLastIndex(({ kind }) => kind === "heading");
  const heading = above[at];
  const head = headText(table);
  const before = above
    .slice(at + 1)
    .filter((one) => one.kind === "table" && headText(one) === head);
  const name = `${heading?.kind === "heading" ? heading.text : title}：${head}`;
  return before.length === 0 ? name : `${name} ${before.length + 1}`;
}

const headText = ({ head }: Table): string => head.map(inlineText).join("、");
