import { createElement, type ReactNode } from "react";
import type { DrawingNode, HelpPicture } from "#contract/help.ts";
import { css } from "#styled/css/index.js";

/** A step in a picture. The drawing comes as data and takes the colours of the page. */
export function HelpFigure({ picture }: { readonly picture: HelpPicture }) {
  const [, properties, children] = picture.drawing;
  return (
    <figure className={frame}>
      <svg {...properties} width={undefined} height={undefined} aria-hidden="true" className={art}>
        {children.map(draw)}
      </svg>
      <figcaption className={caption}>{picture.alt}</figcaption>
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

const caption = css({ marginTop: "1", color: "text-muted", fontSize: "xs" });
