import type { Option } from "commander";
import { defineCommand } from "../command/define-command.ts";
import { argument } from "../command/option.ts";
import { CliError } from "../errors/errors.ts";
import type { CompletedOption } from "../new/completion-script.ts";

/** `brand completion <shell>`: prints the script that the shell reads. */
export const completionCommand = defineCommand({
  name: "completion",
  summary: "prints a script that completes commands and brands in a shell",
  about:
    'prints completion for bash, zsh or fish, of commands, options, their values, ids and tags: `eval "$(npx brand completion bash)"`, here `eval "$(npm run brand --silent -- completion bash)"`',
  arguments: { shell: argument("bash, zsh or fish") },
  options: {},
  json: { shell: "as it was typed", script: "its text" },
  async run({ shell: asked }, io, program) {
    const { fieldNames } = await import("../brand/manifest-fields.ts");
    const fields = fieldNames().map((field) => `${field}=`);
    const { completionScript, SHELLS } = await import("../new/completion-script.ts");
    const shell = SHELLS.find((one) => one === asked);
    if (shell === undefined)
      throw new CliError("CONFIG_USAGE", {
        what: `There is no completion for "${asked}".`,
        fix: `write one of ${SHELLS.join(", ")}.`,
      });
    const script = completionScript(
      shell,
      program.commands.map((command) => ({
        name: command.name(),
        description: command.description(),
        options: command.options.flatMap((option) =>
          option.long
            ? [{ name: option.long, description: option.description, takes: taken(option, fields) }]
            : [],
        ),
        takesBrands: command.registeredArguments.some((one) =>
          ["brands", "id"].includes(one.name()),
        ),
      })),
    );
    io.result(script, { shell, script });
    return 0;
  },
});

function taken({ long, argChoices }: Option, fields: readonly string[]): CompletedOption["takes"] {
  if (long === "--tag") return "tags";
  if (long === "--where") return fields;
  return argChoices ?? null;
}
