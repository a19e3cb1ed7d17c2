/* oxlint-disable react/no-array-index-key -- the parts of a page never move */
import type { HelpBlock, HelpList } from "#contract/help.ts";
import { css } from "#styled/css/index.js";
import { LegalBlock } from "#ui/legal-block.tsx";
import { HelpFigure } from "./help-figure.tsx";

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
    <ol className={steps}>
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
    </ol>
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

const steps = css({ display: "grid", gap: "2", marginBlock: "3" });
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
