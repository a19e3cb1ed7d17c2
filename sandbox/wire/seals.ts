// Which tokens a site's backend takes: those of its suite, and only where it carries the sandbox's key.
import {
  SEALED_SUITES,
  type SealedCall,
  type SealedSuite,
  type SealPurpose,
} from "#contract/sealed.ts";
import type { SandboxSite } from "../options.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";
import { type Opened, openToken, sealToken } from "./sealed-token.ts";

export interface Seals {
  open(site: SandboxSite, token: string, purpose: SealPurpose, call: SealedCall): Opened | null;
  /** Seals an answer for the client whose key came with the request. */
  answer(site: SandboxSite, text: string, epk: string, call: SealedCall): string;
}

export function createSeals(): Seals {
  const told = new Set<string>();
  return {
    open(site, token, purpose, call) {
      if (site.publicKey === null) return null;
      if (site.publicKey !== SANDBOX_PUBLIC_KEY) {
        if (!told.has(site.id)) process.stderr.write(foreignKey(site));
        told.add(site.id);
        return null;
      }
      const suite = suiteOf(site, token);
      return suite ? openToken(token, { suite, purpose, call }) : null;
    },
    answer(site, text, epk, call) {
      const suite = site.encryption;
      if (suite === "off") throw new Error(`${site.id} does not seal its answers`);
      return sealToken(text, epk, { suite, purpose: "answer", call });
    },
  };
}

/** A site whose calls are plain may sign and seal single fields by either suite. */
function suiteOf({ encryption }: SandboxSite, token: string): SealedSuite | undefined {
  if (encryption !== "off") return encryption;
  return SEALED_SUITES.find((suite) => token.split(".", 2)[1] === suite);
}

function foreignKey({ id }: SandboxSite): string {
  return (
    `sandbox: ${id}: api.publicKey is another server's, so nothing sealed or signed for it can be opened here. ` +
    `To work against the sandbox, set api.publicKey to ${SANDBOX_PUBLIC_KEY}\n`
  );
}
