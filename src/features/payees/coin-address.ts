// Whether a typed address can receive coins on a network, by its checksum: Base58Check, Bech32 and Bech32m
// (BIP 173, BIP 350), EIP-55. It returns the kind of error, so that the page can say what to correct.
import { keccak_256 } from "@noble/hashes/sha3.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bech32, bech32m, createBase58check } from "@scure/base";
import type { Network } from "#contract/coins.ts";

export type AddressFault =
  | { readonly kind: "missing" }
  /** A character that is not allowed in addresses of the network. */
  | { readonly kind: "character"; readonly character: string }
  | { readonly kind: "length"; readonly has: number; readonly wants: number }
  /** The checksum is wrong: at least one character differs from the real address. */
  | { readonly kind: "checksum" }
  | { readonly kind: "network"; readonly network: Network }
  /** Of a test network, or of another coin. */
  | { readonly kind: "foreign" }
  | { readonly kind: "unknown" };

export interface AddressCheck {
  /** Null: coins can be sent to it. */
  readonly fault: AddressFault | null;
  /** False when the address has no checksum, where the network allows that. */
  readonly checked: boolean;
}

const good = (checked = true): AddressCheck => ({ fault: null, checked });
const bad = (fault: AddressFault): AddressCheck => ({ fault, checked: false });

export function checkAddress(address: string, network: Network): AddressCheck {
  if (address === "") return bad({ kind: "missing" });
  const kind = kindOf(address);
  if (kind === null) return bad({ kind: "unknown" });
  if (kind === "foreign") return bad({ kind });
  if (NETWORK_OF[kind] === network) return CHECKS[kind](address);
  return bad({ kind: "network", network: NETWORK_OF[kind] });
}

type Kind = "tron" | "ethereum" | "base58" | "segwit";

const NETWORK_OF: Readonly<Record<Kind, Network>> = {
  tron: "TRC20",
  ethereum: "ERC20",
  base58: "BTC",
  segwit: "BTC",
};

/** The network by prefix and length; the checksum is not checked. */
function kindOf(address: string): Kind | "foreign" | null {
  if (/^0x/i.test(address)) return "ethereum";
  if (/^bc1/i.test(address)) return "segwit";
  if (/^(?:tb1|bcrt1|ltc1|bnb1|cosmos1|addr1)/i.test(address)) return "foreign";
  if (address.startsWith("T")) return "tron";
  if (/^[13]/.test(address)) return "base58";
  // Test networks of Bitcoin, Litecoin, Dogecoin, Ripple.
  return /^[mn2LMDr][1-9A-Za-z]{25,34}$/.test(address) ? "foreign" : null;
}

const CHECKS: Readonly<Record<Kind, (address: string) => AddressCheck>> = {
  tron: (address) => checkBase58(address, { versions: [0x41], lengths: [34, 34] }),
  base58: (address) => checkBase58(address, { versions: [0x00, 0x05], lengths: [26, 35] }),
  ethereum: checkHex,
  segwit: checkSegwit,
};

interface Base58Form {
  /** First byte of the decoded address. */
  readonly versions: readonly number[];
  /** Least and most characters. */
  readonly lengths: readonly [number, number];
}

const base58check = createBase58check(sha256);
const HASH_BYTES = 20;

function checkBase58(address: string, { versions, lengths }: Base58Form): AddressCheck {
  const odd = /[^1-9A-HJ-NP-Za-km-z]/u.exec(address);
  if (odd !== null) return bad({ kind: "character", character: odd[0] });
  const [least, most] = lengths;
  const has = address.length;
  if (has < least) return bad({ kind: "length", has, wants: least });
  if (has > most) return bad({ kind: "length", has, wants: most });
  try {
    const bytes = base58check.decode(address);
    const version = bytes[0] ?? -1;
    if (bytes.length !== HASH_BYTES + 1 || !versions.includes(version))
      return bad({ kind: "foreign" });
    return good();
  } catch {
    return bad({ kind: "checksum" });
  }
}

const HEX_DIGITS = 40;

function checkHex(address: string): AddressCheck {
  if (address.startsWith("0X")) return bad({ kind: "character", character: "X" });
  const digits = address.slice(2);
  const odd = /[^\da-f]/i.exec(digits);
  if (odd !== null) return bad({ kind: "character", character: odd[0] });
  const wants = HEX_DIGITS + 2;
  if (address.length !== wants) return bad({ kind: "length", has: address.length, wants });
  // In one case it carries no checksum.
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return good(false);
  return digits === inMixedCase(digits) ? good() : bad({ kind: "checksum" });
}

/** EIP-55: a letter is a capital where the hash of the small letters has eight or more. */
function inMixedCase(digits: string): string {
  const small = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(small)));
  return [...small]
    .map((digit, place) => (parseInt(hash[place] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit))
    .join("");
}

const SEGWIT_MAX = 90;

function checkSegwit(address: string): AddressCheck {
  if (address !== address.toLowerCase() && address !== address.toUpperCase())
    return bad({ kind: "checksum" });
  const odd = /[^ac-hj-np-z02-9]/.exec(address.toLowerCase().slice(3));
  if (odd !== null) return bad({ kind: "character", character: odd[0] });
  const has = address.length;
  const wants = segwitLength(address);
  if (wants !== null && has !== wants) return bad({ kind: "length", has, wants });
  if (has > SEGWIT_MAX) return bad({ kind: "length", has, wants: SEGWIT_MAX });
  return isSegwit(address) ? good() : bad({ kind: "checksum" });
}

/** Of the versions in use; the later ones differ. */
function segwitLength(address: string): number | null {
  const version = address[3]?.toLowerCase();
  if (version === "p") return 62;
  if (version !== "q") return null;
  return address.length > 50 ? 62 : 42;
}

function isSegwit(address: string): boolean {
  for (const [coder, first, last] of [
    [bech32, 0, 0],
    [bech32m, 1, 16],
  ] as const) {
    const decoded = coder.decodeUnsafe(address, SEGWIT_MAX);
    const version = decoded?.words[0];
    if (decoded === undefined || version === undefined) continue;
    const program = coder.fromWordsUnsafe(decoded.words.slice(1));
    if (version < first || version > last || !(program instanceof Uint8Array)) continue;
    return version === 0
      ? program.length === 20 || program.length === 32
      : program.length >= 2 && program.length <= 40;
  }
  return false;
}
