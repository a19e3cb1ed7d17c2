import { CliError } from "../errors/errors.ts";

/** `https:/user:pw@host` counts too: taken for a folder, it would be printed with its password. */
export const isAddress = (named: string): boolean =>
  /^(?:[a-z][a-z0-9+.-]+:\/\/|https?:)/i.test(named);

/** @throws CliError STORE_ADDRESS */
export function parseAddress(named: string): URL {
  const wrong = (what: string, fix: string) => new CliError("STORE_ADDRESS", { what, fix });
  const address = URL.canParse(named) ? new URL(named) : null;
  if (address === null || !["https:", "http:"].includes(address.protocol)) {
    throw wrong(
      `${named.replace(/^([^:]*):.*@/s, "$1://…@")} is no address of a shared store.`,
      "give an https address such as https://cache.example/livery, or a folder.",
    );
  }
  if (address.username !== "" || address.password !== "") {
    throw wrong(
      `The address of the shared store at ${address.host} holds a user name or a password, which logs would show.`,
      "take it out, and give a token in LIVERY_STORE_TOKEN.",
    );
  }
  if (address.search !== "" || address.hash !== "") {
    throw wrong(
      `The address of the shared store at ${address.host} has a part behind its path.`,
      "give the address up to the folder in which ac/ and cas/ lie.",
    );
  }
  address.pathname = address.pathname.replace(/(?<!\/)\/+$/, "");
  return address;
}
