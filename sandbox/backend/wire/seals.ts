// Opens and seals for a site: only tokens of its cipher suite, and only when it has the sandbox's public key.
import {
  SEALED_SUITES,
  type SealedCall,
  type SealedSuite,
  type SealPurpose,
} from "#contract/sealed.ts";
import type { SandboxSite } from "../../options.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";
import { type Opened, openToken, sealToken } from "./sealed-token.ts";

export interface Seals {
  open(site: SandboxSite, token: string, purpose: SealPurpose, call: SealedCall): Opened | null;
  /** @param epk the client's public key from the request */
  answer(site: SandboxSite, text: string, epk: string, call: SealedCall): string;
}

export function createSeals(): Seals {
  const warned = new Set<string>();
  return {
    open(site, token, purpose, call) {
      if (site.publicKey === null) return null;
      if (site.publicKey !== SANDBOX_PUBLIC_KEY) {
        if (!warned.has(site.id)) process.stderr.write(foreignKey(site));
        warned.add(site.id);
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

/** A site with plain calls may use either suite for signatures and single fields. */
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
