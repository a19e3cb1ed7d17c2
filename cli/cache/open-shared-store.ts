import path from "node:path";
import { CliError } from "../errors/errors.ts";
import type { Blobs } from "./blobs.ts";
import type { SharedStore } from "./store.ts";
import { isAddress, parseAddress } from "./store-address.ts";
import type { Warn } from "../errors/store-warning.ts";

export interface SharedStoreInput {
  /** Address or folder of `--store`; wins over LIVERY_STORE. */
  readonly store?: string | undefined;
  readonly storeWrite: boolean;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
}

/** Null when no shared store is named. @throws CliError STORE_ADDRESS, STORE_TOKEN */
export async function openSharedStore(
  { store, storeWrite, env = process.env, cwd = process.cwd() }: SharedStoreInput,
  warn: Warn,
): Promise<SharedStore | null> {
  const named = store ?? env["LIVERY_STORE"] ?? "";
  if (named === "") {
    if (!storeWrite) return null;
    throw new CliError("STORE_ADDRESS", {
      what: "--store-write is given, but no shared store.",
      fix: "name it with --store <address or folder> or in LIVERY_STORE, or leave --store-write out.",
    });
  }
  const blobs = await openBlobs(named, env["LIVERY_STORE_TOKEN"]?.trim() ?? "", cwd);
  const { createSharedStore } = await import("./shared-store.ts");
  return createSharedStore(blobs, storeWrite, warn);
}

async function openBlobs(named: string, token: string, cwd: string): Promise<Blobs> {
  if (!isAddress(named)) {
    const { folderBlobs } = await import("./folder-blobs.ts");
    return folderBlobs(path.resolve(cwd, named));
  }
  const address = parseAddress(named);
  if (token !== "") checkToken(address, token);
  const { httpBlobs } = await import("./http-blobs.ts");
  return httpBlobs(address, token === "" ? null : token);
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

function checkToken(address: URL, token: string): void {
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new CliError("STORE_TOKEN", {
      what: "LIVERY_STORE_TOKEN holds a character that no header can carry.",
      fix: "set it to the token alone, without blanks or line ends inside.",
    });
  }
  if (address.protocol === "http:" && !LOOPBACK.test(address.hostname)) {
    throw new CliError("STORE_TOKEN", {
      what: `The token would go to ${address.host} over plain http, where everybody on the way can read it.`,
      fix: "give an https address, or unset LIVERY_STORE_TOKEN for a store that needs none.",
    });
  }
}
