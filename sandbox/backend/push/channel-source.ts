import type { Outright, SportMatch } from "#contract/api/sport.ts";
import type { ChannelTarget } from "./channel-name.ts";

/** The content of a push channel at a moment. */
export interface ChannelContent {
  readonly matches: readonly SportMatch[];
  readonly outrights: readonly Outright[];
}

/** Where channels get their content from. */
export interface ChannelSource {
  /** An unchanged match must be the same object as before: changes are found by comparing references. */
  content(watched: ChannelTarget, time: number): ChannelContent;
  /** Differs after a change that content must show at once, not only after `FRESH_MS`. */
  version(): string;
}
