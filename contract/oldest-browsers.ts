// The oldest browsers that a site runs in (docs/hosting.md). The core is compiled for them; what a few of them lack is
// loaded where it is missing (src/lib/browser/older-browsers.ts), and below them the page says so (src/html/check-browser.ts).
// Safari 16.4 brought import maps, Chrome 111 `color-mix()`, Firefox 121 `:has()`, which pages are drawn with.

export const OLDEST_BROWSERS = {
  Chrome: "111",
  Edge: "111",
  Firefox: "121",
  Safari: "16.4",
} as const;
