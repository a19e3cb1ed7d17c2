import type { Command, Option } from "commander";
import { fieldNames } from "../brand/manifest-fields.ts";
import type { SharedInput } from "../command-input.ts";
import { CliError } from "../errors/errors.ts";
import type { Io } from "../io.ts";
import {
  type CompletedOption,
  completionScript,
  SHELLS,
  type Shell,
} from "../new/completion-script.ts";

interface CompletionInput extends SharedInput {
  readonly shell: string;
  /** All commands of the command line. */
  readonly commands: readonly Command[];
}

/** `brand completion <shell>`: prints the script that the shell reads. */
export function run({ shell, commands }: CompletionInput, io: Io): Promise<number> {
  if (!(SHELLS as readonly string[]).includes(shell))
    throw new CliError("CONFIG_USAGE", {
      what: `There is no completion for "${shell}".`,
      fix: `write one of ${SHELLS.join(", ")}.`,
    });
  const script = completionScript(
    shell as Shell,
    commands.map((command) => ({
      name: command.name(),
      description: command.description(),
      options: command.options.flatMap((option) =>
        option.long
          ? [{ name: option.long, description: option.description, takes: taken(option) }]
          : [],
      ),
      takesBrands: command.registeredArguments.some((one) => ["brands", "id"].includes(one.name())),
    })),
  );
  io.result(script, { shell, script });
  return Promise.resolve(0);
}

function taken({ long, argChoices }: Option): CompletedOption["takes"] {
  if (long === "--tag") return "tags";
  if (long === "--where") return fieldNames().map((field) => `${field}=`);
  return argChoices ?? null;
}
