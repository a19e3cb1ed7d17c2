import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ArtPalettes } from "#contract/artwork.ts";
import type { RulePage } from "#contract/evidence/evidence-data.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import type { SiteProtection } from "#contract/protection/profiles.ts";
import type { SealedSuite } from "#contract/sealed.ts";

/** A brand as the sandbox sees it. */
export interface SandboxSite {
  readonly id: string;
  readonly siteId: string;
  /** Simplified Chinese name. */
  readonly name: string;
  /** Title of the browser tab. */
  readonly title: Readonly<Record<Locale, string>>;
  /** The switches that are on. */
  readonly switches: readonly string[];
  readonly palettes: Readonly<Record<Edition, ArtPalettes>>;
  /** Whether calls are sealed, and by which suite. */
  readonly encryption: SealedSuite | "off";
  /** The brand's `api.publicKey`; with one, calls are signed. */
  readonly publicKey: string | null;
  /** The youngest a member may be, in years. */
  readonly minimumAge: number;
  /** The profile of player protection, with the brand's own stricter duties. */
  readonly protection: SiteProtection;
}

type Optional = "encryption" | "publicKey" | "minimumAge" | "protection";

/** By default calls are plain and unsigned, members are of legal age, and the site has no profile. */
export type SandboxSiteInput = Omit<SandboxSite, Optional> & Partial<Pick<SandboxSite, Optional>>;

export interface SandboxOptions {
  readonly sites: readonly SandboxSiteInput[];
  /** Simplified to traditional Chinese, with the same result as in the sites' own texts. */
  readonly toTraditional: (text: string) => string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly seed?: number;
  /** A database file, whose content is kept between starts with the same seed and sites; in memory by default. */
  readonly databaseFile?: string;
  /** The rules of sports bets that the sites show; none by default. */
  readonly rulePages?: readonly RulePage[];
  /** Folder with `motif/` and `object/` templates; `content/artwork` by default. */
  readonly artworkDir?: string;
  /** Makes a browser script of a TypeScript module; by default Node removes the types. */
  readonly compileScript?: (code: string, name: string) => Promise<string>;
  /** Seconds a browser may cache a drawing; a day by default. */
  readonly mediaMaxAge?: number;
}

/** A demo account, as printed at the start. */
export interface DemoAccountFacts {
  readonly name: string;
  readonly password: string;
  readonly shows: string;
}

export interface Sandbox {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** @returns false when the path is no socket of the sandbox; the caller must then end the connection */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Accounts every site has from the start. */
  readonly accounts: readonly DemoAccountFacts[];
  /** All routes, as `POST /path`. */
  readonly routes: readonly string[];
  close(): Promise<void>;
}
