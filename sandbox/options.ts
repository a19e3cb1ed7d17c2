import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ArtPalettes } from "#contract/artwork.ts";
import type { Edition } from "#contract/locales.ts";

/** What the sandbox knows of a brand. */
export interface SandboxSite {
  readonly id: string;
  readonly siteId: string;
  /** Simplified Chinese name. */
  readonly name: string;
  /** The switches that are on. */
  readonly switches: readonly string[];
  readonly palettes: Readonly<Record<Edition, ArtPalettes>>;
}

export interface SandboxOptions {
  readonly sites: readonly SandboxSite[];
  /** Simplified to traditional, as the sites themselves convert. */
  readonly toTraditional: (text: string) => string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly seed?: number;
  /** A database file; in memory by default. */
  readonly databaseFile?: string;
  /** Folder with `motif/` and `object/` templates; `content/artwork` by default. */
  readonly artworkDir?: string;
  /** Seconds a browser may keep a drawing without asking; a day by default. */
  readonly mediaMaxAge?: number;
}

export interface Sandbox {
  handle(req: IncomingMessage, res: ServerResponse): void;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}
