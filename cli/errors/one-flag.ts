import { CliError } from "./errors.ts";

/** The one flag that is given of several that exclude each other. @throws CliError CONFIG_USAGE */
export function oneFlag<Name extends string>(
  input: Readonly<Record<Name, boolean>>,
  names: readonly Name[],
  kind: string,
): Name {
  const [given, other] = names.filter((name) => input[name]);
  if (given !== undefined && other === undefined) return given;
  throw new CliError("CONFIG_USAGE", {
    what:
      given === undefined
        ? `The ${kind} is missing.`
        : `--${given} and --${other ?? ""} are two ${kind}s.`,
    fix: `write one of ${names.map((name) => `--${name}`).join(", ")}.`,
  });
}
