import { css } from "#styled/css/index.js";

/** A sticky bar above the sticky header; its fixed height sets the header's offset. */
export const overHeader = css({
  position: { base: "sticky", _low: "relative" },
  top: "0",
  zIndex: "header",
  height: { base: "13", desktop: "10" },
  background: "warning-subtle",
  color: "text-strong",
  "& ~ [data-ground=header], & ~ div [data-ground=header]": {
    top: { base: { base: "13", _low: "0" }, desktop: { base: "10", _low: "0" } },
  },
  // A rail beside the page is as high as what is left.
  "& ~ div > header[data-ground=header]": { height: "[calc(100dvh - 2.5rem)]" },
});
