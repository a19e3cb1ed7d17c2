// The error of a typed address: the key of a message and its values, one per line.
import type { Network } from "#contract/coins.ts";
import type { TFunction } from "i18next";
import { type AddressFault, checkAddress } from "./coin-address.ts";

export function addressRule(address: string, network: Network): string | null {
  const { fault } = checkAddress(address, network);
  return fault && [`fault.address.${fault.kind}`, ...detailsOf(fault), network].join("\n");
}

/** Text of a message of `addressRule`; it takes other keys of the `payees` texts as well. */
export function sayFault(key: string, t: TFunction<"payees">): string {
  const [message = "", ...values] = key.split("\n");
  // The network is the last.
  const [first = "", second = ""] = values;
  return t(message, { first, second, network: values.at(-1) ?? "" });
}

function detailsOf(fault: AddressFault): readonly string[] {
  switch (fault.kind) {
    case "character":
      return [fault.character];
    case "length":
      return [String(fault.has), String(fault.wants)];
    case "network":
      return [fault.network];
    default:
      return [];
  }
}
