import { CliError } from "./errors.ts";

/** @param name of the option or argument @throws CliError CONFIG_USAGE */
export function originOf(given: string, name: string): string {
  if (URL.canParse(given)) {
    const { origin, protocol } = new URL(given);
    if (/^https?:$/.test(protocol) && given.replace(/\/$/, "") === origin) return origin;
  }
  throw new CliError("CONFIG_USAGE", {
    what: `"${given}" is not the origin of a server.`,
    fix: `write ${name} https://server.example, without a path.`,
  });
}
