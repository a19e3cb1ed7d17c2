/* oxlint-disable react/no-array-index-key -- the parts of a text never move */
import { useMemo } from "react";
import { css } from "#styled/css/index.js";
import { readRichText, type RichElement, type RichNode } from "#lib/text/rich-text.ts";
import { TextLink } from "../text/text-link.tsx";

interface RichTextProps {
  /** Of a server; only a short list of tags is kept. */
  readonly html: string;
  /** Whether a path may be linked; the words of other links are shown as text. */
  readonly mayLink: (path: string) => boolean;
}

export function RichText({ html, mayLink }: RichTextProps) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return (
    <div className={text}>
      <Nodes nodes={nodes} mayLink={mayLink} />
    </div>
  );
}

interface NodesProps extends Pick<RichTextProps, "mayLink"> {
  readonly nodes: readonly RichNode[];
}

function Nodes({ nodes, mayLink }: NodesProps) {
  return nodes.map((node, index) =>
    typeof node === "string" ? node : <Part key={index} part={node} mayLink={mayLink} />,
  );
}

function Part({ part, mayLink }: Pick<RichTextProps, "mayLink"> & { readonly part: RichElement }) {
  const { tag: Tag, href, children } = part;
  if (Tag === "br") return <br />;
  const inside = <Nodes nodes={children} mayLink={mayLink} />;
  if (Tag !== "a") return <Tag>{inside}</Tag>;
  return href !== null && mayLink(href) ? <TextLink to={href}>{inside}</TextLink> : inside;
}

const text = css({
  display: "flow-root",
  color: "text",
  fontSize: "md",
  lineHeight: "1-7",
  overflowWrap: "anywhere",
  "& > :not(:first-child)": { marginTop: "3" },
  "& ul": { paddingLeft: "5", listStyleType: "disc" },
  "& ol": { paddingLeft: "5", listStyleType: "decimal" },
  "& li + li": { marginTop: "1" },
  "& b, & strong, & h3, & h4": { color: "text-strong", fontWeight: "bold" },
  "& blockquote": {
    paddingBlock: "1",
    paddingLeft: "4",
    borderLeft: "[3px solid {colors.border-strong}]",
    color: "text-muted",
  },
});
