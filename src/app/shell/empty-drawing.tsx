import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { Art } from "#ui/pictures/art.tsx";

/** The brand's drawing above a text that stands in the place of a page. */
export function EmptyDrawing() {
  return <Art src={brand().art.empty} className={drawing} />;
}

const drawing = css({ width: "48", height: "36", objectFit: "contain" });
