/** What the smoke test needs of any browser. */
export interface PageDriver {
  readonly name: string;
  readonly version: string;
  /** Loads the address in a window of this size. */
  readonly open: (
    url: string,
    size: { readonly width: number; readonly height: number },
  ) => Promise<void>;
  /** @param source an expression; @returns its value, as JSON can carry it */
  readonly evaluate: (source: string) => Promise<unknown>;
  /** What the console and uncaught errors said since the last call; null when the browser does not tell. */
  readonly takeErrors: () => readonly string[] | null;
  /** PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}
