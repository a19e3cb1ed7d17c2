// The command line for commander.
import { Command } from "commander";
import type { Io } from "./base/io.ts";
import { packageVersion } from "./base/version.ts";
import { COMMANDS } from "./command-list.ts";

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
  for (const { name, addTo } of COMMANDS) {
    const { command, run } = addTo(program);
    command.action(async () => exit(await run((json) => makeIo(json, name))));
  }
  return program;
}
