// Whether an address belongs to a network: its form and its checksum.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import type { Network } from "#contract/coins.ts";

const base58check = createBase58check(sha256);

export function isAddress(address: string, network: Network): boolean {
  return CHECKS[network](address);
}

const CHECKS: Readonly<Record<Network, (address: string) => boolean>> = {
  TRC20: (address) => isBase58(address, [0x41]),
  ERC20: isEthereum,
  BTC: (address) => isBase58(address, [0x00, 0x05]) || isSegwit(address),
};

function isBase58(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** EIP-55: the case of the letters is the checksum. Addresses in one case have none. */
function isEthereum(address: string): boolean {
  const [, digits = ""] = /^0x([\dA-Fa-f]{40})$/.exec(address) ?? [];
  if (digits === "") return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower].every(
    (letter, place) =>
      (Number.parseInt(hash[place] ?? "0", 16) >= 8 ? letter.toUpperCase() : letter) ===
      digits[place],
  );
}

/** BIP 173 and BIP 350: version 0 with Bech32, the others with Bech32m. */
function isSegwit(address: string): boolean {
  for (const coder of [bech32, bech32m]) {
    const decoded = coder.decodeUnsafe(address);
    if (!decoded) continue;
    const [version = -1, ...words] = decoded.words;
    const program = coder.fromWordsUnsafe(words);
    if (!program || decoded.prefix !== "bc" || (coder === bech32) !== (version === 0)) return false;
    return version === 0
      ? program.length === 20 || program.length === 32
      : version <= 16 && program.length >= 2 && program.length <= 40;
  }
  return false;
}
