// The shared store of a printed pipeline. Who may write to it decides what everybody builds, so that a
// pipeline reads, and writes only where its engine says that it builds the default branch (CVE-2025-36852).
import { CliError } from "../../errors/errors.ts";
import { isAddress, parseAddress } from "../../cache/store-address.ts";

export interface PipelineStore {
  /** ` --store '…'`, for a line of shell. */
  readonly flag: string;
  /** Whether a build of the default branch writes what the store lacks. */
  readonly write: boolean;
  /** A folder asks for no token. */
  readonly takesToken: boolean;
}

/** What a line of a script, YAML and the variables of all engines leave as it is. */
const REFUSED = /[\p{C}\p{Zl}\p{Zp}$]/u;

/**
 * @returns null when no store is named
 * @throws CliError STORE_ADDRESS, CONFIG_USAGE
 */
export function pipelineStore(named: string | undefined, write: boolean): PipelineStore | null {
  if (named === undefined) {
    if (!write) return null;
    throw new CliError("STORE_ADDRESS", {
      what: "--store-write is given, but no shared store.",
      fix: "name it with --store <address or folder>, or leave --store-write out.",
    });
  }
  if (named === "" || named.startsWith("-") || REFUSED.test(named)) {
    throw new CliError("CONFIG_USAGE", {
      what: `${JSON.stringify(named)} cannot be named in a pipeline.`,
      fix: 'name the shared store without "$" and line ends, and not with "-" at its beginning.',
    });
  }
  const takesToken = isAddress(named);
  if (takesToken) parseAddress(named);
  return { flag: ` --store '${named.replaceAll("'", String.raw`'\''`)}'`, write, takesToken };
}

export const TOKEN = "LIVERY_STORE_TOKEN";
