/** For every page of ours that a Chromium opens by itself, without a person before it. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one site share a process, and so its compiled code.
  "--process-per-site",
];
