// Turns errors of commander into CliErrors that suggest the near miss.
import type { Command, CommanderError } from "commander";
import { CliError } from "./errors.ts";
import { nearest } from "./nearest.ts";

export function usageError(
  error: CommanderError,
  program: Command,
  argv: readonly string[],
): CliError {
  const command = program.commands.find((one) => one.name() === argv[0]);
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const help = command ? `brand ${command.name()} --help` : "brand --help";
  const { what, near } = explanation(error, quoted, command, program);
  const hint = near === null ? "" : `write "${near}" if that is what you mean; `;
  return new CliError("CONFIG_USAGE", {
    what,
    where: { file: ["brand", ...argv].join(" ") },
    fix: `${hint}\`${help}\` shows the usage.`,
  });
}

function explanation(
  error: CommanderError,
  quoted: string,
  command: Command | undefined,
  program: Command,
): { readonly what: string; readonly near: string | null } {
  switch (error.code) {
    case "commander.unknownCommand":
      return {
        what: `There is no command "${quoted}".`,
        near: nearest(
          quoted,
          program.commands.map((one) => one.name()),
        ),
      };
    case "commander.unknownOption": {
      const flags = (command ?? program).options.flatMap((option) => option.long ?? []);
      return { what: `There is no option "${quoted}" here.`, near: nearest(quoted, flags) };
    }
    case "commander.missingArgument":
      return { what: `The argument <${quoted}> is missing.`, near: null };
    case "commander.optionMissingArgument":
      return { what: `The option "${quoted}" needs a value.`, near: null };
    case "commander.excessArguments":
      return { what: "There are more arguments than the command takes.", near: null };
    default:
      return { what: sentence(error.message), near: null };
  }
}

function sentence(message: string): string {
  const bare = message.replace(/^error: /, "").trim();
  const text = bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.?]$/.test(text) ? text : `${text}.`;
}
