/* oxlint-disable react/no-array-index-key -- the parts of a page never move */
import type { DrawingNode, HelpBlock, HelpList, HelpPicture } from "#contract/help.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { LegalBlock } from "#ui/documents/legal-block.tsx";
import { createElement, type ReactNode } from "react";

interface HelpBlocksProps {
  readonly blocks: readonly HelpBlock[];
  /** Of the section that the blocks are in. */
  readonly title: string;
}

export function HelpBlocks({ blocks, title }: HelpBlocksProps) {
  return blocks.map((block, index) => (
    <One key={index} block={block} among={blocks} title={title} />
  ));
}

interface OneProps {
  readonly block: HelpBlock;
  readonly among: readonly HelpBlock[];
  readonly title: string;
}

function One({ block, among, title }: OneProps) {
  switch (block.kind) {
    case "list":
      return block.ordered ? (
        <Steps items={block.items} title={title} />
      ) : (
        <Points items={block.items} title={title} />
      );
    case "picture":
      return <HelpFigure picture={block} />;
    default:
      return <LegalBlock block={block} among={among} title={title} />;
  }
}

interface ItemsProps extends Pick<HelpList, "items"> {
  readonly title: string;
}

function Steps({ items, title }: ItemsProps) {
  return (
    <Stack as="ol" gap="2" marginBlock="3">
      {items.map((blocks, index) => (
        <li key={index} className={step}>
          <span aria-hidden="true" className={number}>
            {index + 1}
          </span>
          <div className={content}>
            <HelpBlocks blocks={blocks} title={title} />
          </div>
        </li>
      ))}
    </Stack>
  );
}

function Points({ items, title }: ItemsProps) {
  return (
    <ul className={points}>
      {items.map((blocks, index) => (
        <li key={index}>
          <HelpBlocks blocks={blocks} title={title} />
        </li>
      ))}
    </ul>
  );
}

const step = css({ display: "flex", gap: "3", breakInside: "avoid" });

const number = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "6-5",
  height: "6-5",
  marginTop: "0-5",
  borderRadius: "pill",
  background: "accent-subtle",
  boxShadow: "edge-accent",
  color: "accent-text",
  fontFamily: "figures",
  fontSize: "sm",
  fontWeight: "figure",
  lineHeight: "none",
});

const content = css({
  flex: "1",
  minWidth: "0",
  "& > p": { marginBlock: "0" },
  "& > p + p": { marginTop: "2" },
});

const points = css({
  listStyleType: "disc",
  paddingLeft: "6",
  marginBlock: "2",
  "& > li > p": { marginBlock: "1" },
  "& > li::marker": { color: "accent-text" },
});

/** A step in a picture. The drawing comes as data and takes the colours of the page. */
function HelpFigure({ picture }: { readonly picture: HelpPicture }) {
  const [, properties, children] = picture.drawing;
  return (
    <figure className={frame}>
      <svg {...properties} width={undefined} height={undefined} aria-hidden="true" className={art}>
        {children.map(draw)}
      </svg>
      <Text as="figcaption" marginTop="1" color="text-muted" size="xs">
        {picture.alt}
      </Text>
    </figure>
  );
}

function draw(node: DrawingNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const [tag, properties, children] = node;
  return createElement(tag, { ...properties, key: index }, ...children.map(draw));
}

const frame = css({ maxWidth: "112", marginBlock: "4", breakInside: "avoid" });

const art = css({
  display: "block",
  width: "full",
  height: "auto",
  borderRadius: "lg",
  background: "surface-sunken",
  boxShadow: "edge",
  color: "accent-text",
});
