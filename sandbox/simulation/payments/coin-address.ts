// Addresses with right checksums that belong to nobody: their hashes come from the seed.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bech32, createBase58check, hex } from "@scure/base";
import type { Network } from "#contract/coins.ts";

const base58check = createBase58check(sha256);
const TRON = 0x41;

/** @param name the same name has the same address */
export function coinAddress(network: Network, name: string): string {
  const account = sha256(new TextEncoder().encode(`${network} ${name}`)).slice(0, 20);
  if (network === "TRC20") return base58check.encode(Uint8Array.of(TRON, ...account));
  if (network === "BTC") return bech32.encode("bc", [0, ...bech32.toWords(account)]);
  return checksummed(hex.encode(account));
}

/** A made-up transaction id. */
export function transactionId(network: Network, name: string): string {
  const id = hex.encode(sha256(new TextEncoder().encode(`tx ${network} ${name}`)));
  return network === "ERC20" ? `0x${id}` : id;
}

/** EIP-55: capital letters are the checksum. */
function checksummed(account: string): string {
  const digest = hex.encode(keccak_256(new TextEncoder().encode(account)));
  const cased = [...account].map((digit, index) =>
    Number.parseInt(digest[index] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}
