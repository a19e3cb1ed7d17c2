// The command line for commander.
import { Command } from "commander";
import { type Add, addCommands } from "./command-list.ts";
import { COMMANDS, type Load } from "./command-modules.ts";
import type { Io } from "./io.ts";
import { packageVersion } from "./version.ts";

export interface CommandLineOptions {
  readonly makeIo: (json: boolean, command: string) => Io;
  readonly exit: (code: number) => void;
}

export function commandLine({ makeIo, exit }: CommandLineOptions): Command {
  const program = new Command("brand")
    .description("Builds one site per brand from manifests, tokens, texts and artwork.")
    .version(packageVersion(), "-V, --version", "print the version of the package")
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
  const add: Add = (name, description) =>
    program
      .command(name)
      .description(description)
      .option("--json", "print the result as JSON and nothing else", false)
      .option("--brands <dir>", "folder of the brands (default: ./brands)")
      .action(async (...given: unknown[]) => {
        const command = given.at(-1) as Command;
        const load: Load = COMMANDS[name];
        const { run } = await load();
        const { json } = command.opts<{ json: boolean }>();
        const input = { ...inputOf(command), commands: program.commands };
        exit(await run(input as never, makeIo(json, name)));
      });
  addCommands(add);
  return program;
}

/** Options and arguments by name in camel case; the argument `[brands...]` is `picks` beside the option `--brands`. */
function inputOf(command: Command): object {
  const named = command.registeredArguments.map((argument, index) => {
    const name = argument.name().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [name === "brands" ? "picks" : name, command.processedArgs[index]] as const;
  });
  return { ...command.opts(), ...Object.fromEntries(named) };
}
