import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ArtPalettes } from "#contract/artwork.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import type { SealedSuite } from "#contract/sealed.ts";

/** What the sandbox knows of a brand. */
export interface SandboxSite {
  readonly id: string;
  readonly siteId: string;
  /** Simplified Chinese name. */
  readonly name: string;
  /** What the browser's tab says. */
  readonly title: Readonly<Record<Locale, string>>;
  /** The switches that are on. */
  readonly switches: readonly string[];
  readonly palettes: Readonly<Record<Edition, ArtPalettes>>;
  /** Whether calls are sealed, and by which suite. */
  readonly encryption: SealedSuite | "off";
  /** The brand's `api.publicKey`; with one, calls are signed. */
  readonly publicKey: string | null;
}

/** Calls are plain and unsigned unless it is said otherwise. */
export type SandboxSiteInput = Omit<SandboxSite, "encryption" | "publicKey"> &
  Partial<Pick<SandboxSite, "encryption" | "publicKey">>;

export interface SandboxOptions {
  readonly sites: readonly SandboxSiteInput[];
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

/** What to tell whoever tries a site out. */
export interface DemoAccountFacts {
  readonly name: string;
  readonly password: string;
  readonly shows: string;
}

export interface Sandbox {
  handle(req: IncomingMessage, res: ServerResponse): void;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Accounts every site has from the start. */
  readonly accounts: readonly DemoAccountFacts[];
  /** All there is, as `POST /path`. */
  readonly routes: readonly string[];
  close(): Promise<void>;
}
