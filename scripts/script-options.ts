// Reads the options of a script. `--help` prints the usage; a wrong option or argument prints the mistake and
// the usage, and ends with 2.
import { parseArgs, type ParseArgsConfig } from "node:util";

export function scriptOptions<const O extends NonNullable<ParseArgsConfig["options"]>>(
  usage: string,
  options: O,
  allowPositionals = false,
) {
  const read = () =>
    parseArgs({
      allowPositionals,
      options: { ...options, help: { type: "boolean", short: "h" } as const },
    });
  try {
    const parsed = read();
    const positionals: readonly string[] = parsed.positionals;
    if (!("help" in parsed.values)) return { values: parsed.values, positionals };
    console.log(`usage: ${usage}`);
    return process.exit(0);
  } catch (error) {
    return wrongUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Ends the script with 2. */
export function wrongUsage(usage: string, problem: string): never {
  console.error(`${problem}\nusage: ${usage}`);
  return process.exit(2);
}

/** A whole number; anything else is a wrong use of the option. */
export function wholeNumber(usage: string, option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return wrongUsage(usage, `--${option} is "${text}", which is not a whole number.`);
}
