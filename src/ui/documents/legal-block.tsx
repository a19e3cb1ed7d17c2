/* oxlint-disable react/no-array-index-key -- the parts of a document never move */
import { css } from "#styled/css/index.js";
import type { Block } from "#contract/legal.ts";
import { LegalInline } from "./legal-inline.tsx";
import { LegalTable } from "./legal-table.tsx";
import { tableName } from "../tables/table-name.ts";

interface LegalBlocksProps {
  readonly blocks: readonly Block[];
  /** Of the section that the blocks are in. */
  readonly title: string;
}

export function LegalBlocks({ blocks, title }: LegalBlocksProps) {
  return blocks.map((block, index) => (
    <LegalBlock key={index} block={block} among={blocks} title={title} />
  ));
}

interface LegalBlockProps {
  readonly block: Block;
  readonly among: readonly { readonly kind: string }[];
  readonly title: string;
}

export function LegalBlock({ block, among, title }: LegalBlockProps) {
  switch (block.kind) {
    case "heading":
      return block.level === 3 ? (
        <h3 id={block.id} className={minor}>
          {block.text}
        </h3>
      ) : (
        <h2 id={block.id} className={major}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p className={paragraph}>
          <LegalInline parts={block.children} />
        </p>
      );
    case "list":
      return <List ordered={block.ordered} items={block.items} title={title} />;
    case "table":
      return <LegalTable table={block} label={tableName(among, block, title)} />;
  }
}

interface ListProps {
  readonly ordered: boolean;
  readonly items: readonly (readonly Block[])[];
  readonly title: string;
}

function List({ ordered, items, title }: ListProps) {
  const Tag = ordered ? "ol" : "ul";
  return (
    <Tag className={ordered ? numbered : bulleted}>
      {items.map((blocks, index) => (
        <li key={index}>
          <LegalBlocks blocks={blocks} title={title} />
        </li>
      ))}
    </Tag>
  );
}

const UNDER_HEADER = "header-4";

const major = css({
  marginTop: "8",
  marginBottom: "2",
  scrollMarginTop: UNDER_HEADER,
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  lineHeight: "tight",
  breakAfter: "avoid",
});

const minor = css({
  marginTop: "5",
  marginBottom: "1",
  scrollMarginTop: UNDER_HEADER,
  color: "text-strong",
  fontSize: "md",
  fontWeight: "semibold",
  breakAfter: "avoid",
});

const paragraph = css({ marginBlock: "2" });
const numbered = css({ listStyleType: "decimal", paddingLeft: "6", marginBlock: "2" });
const bulleted = css({ listStyleType: "disc", paddingLeft: "6", marginBlock: "2" });
