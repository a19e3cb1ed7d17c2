// The one place where the command starts the sandbox.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ArtPalettes } from "#contract/artwork.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import type { SealedSuite } from "#contract/sealed.ts";
import { createSandbox } from "../../sandbox/start.ts";
import type { Receipt } from "../stamp/receipt.ts";

export interface MountedSandbox {
  /** Accounts every site has from the start. */
  readonly accounts: readonly { name: string; password: string; shows: string }[];
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** @returns false where the path is no socket of the sandbox */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

export interface SandboxSiteInput {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly switches: readonly string[];
  readonly palettes: Partial<Record<Edition, ArtPalettes>>;
  readonly encryption: SealedSuite | "off";
  readonly publicKey: string | null;
}

/** Starts the sandbox for the given sites; server texts are converted by the build's own converter. */
export async function mountSandbox(
  sites: readonly SandboxSiteInput[],
  toTraditional: (text: string) => string,
): Promise<MountedSandbox> {
  return await createSandbox({
    sites: sites.map(({ palettes, switches, ...site }) => {
      const fallback = palettes.classic ?? palettes.professional ?? [];
      return {
        ...site,
        switches: [...switches],
        palettes: {
          classic: palettes.classic ?? fallback,
          professional: palettes.professional ?? fallback,
        },
      };
    }),
    toTraditional,
  });
}

/** A built site as the sandbox needs it, from its receipt. */
export function siteOfReceipt(receipt: Receipt): SandboxSiteInput {
  const { id, siteId, name, title } = receipt.brand;
  return {
    id,
    siteId,
    name: name["zh-CN"] ?? id,
    title: { "zh-CN": title["zh-CN"] ?? id, "zh-TW": title["zh-TW"] ?? id },
    switches: receipt.switches,
    ...receipt.api,
    palettes: receipt.palettes as SandboxSiteInput["palettes"],
  };
}
