// The tables of commands in README.md and docs/json.md, from the definitions of the commands.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "commander";
import { createIo } from "../../cli/base/io.ts";
import { commandLine } from "../../cli/command-line.ts";
import { COMMANDS } from "../../cli/command-list.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

export const readmeWithCommands = (): string =>
  withTable("README.md", ["Command", "Does"], () => {
    const { commands } = commandLine({ makeIo: () => createIo({ json: true }), exit: () => 0 });
    return COMMANDS.map(({ name, about }) => [
      `\`${usage(commands.find((one) => one.name() === name))}\``,
      about,
    ]);
  });

export const jsonPageWithFields = (): string =>
  withTable("docs/json.md", ["Command", "Field", "Holds"], () =>
    COMMANDS.flatMap(({ name, json }) =>
      Object.entries(json).map(([field, holds], at) => [
        at === 0 ? `\`${name}\`` : "",
        `\`${field}\``,
        holds,
      ]),
    ),
  );

/** With its arguments, and the options that it cannot do without. */
function usage(command: Command | undefined): string {
  const words = command?.registeredArguments.map((one) => {
    const name = one.name() + (one.variadic ? "..." : "");
    return one.required ? `<${name}>` : `[${name}]`;
  });
  const needed = command?.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  return ["brand", command?.name(), ...(words ?? []), ...(needed ?? [])].join(" ");
}

/** The file with a new table between its two marks. @throws Error when it has no marks */
function withTable(
  file: string,
  head: readonly string[],
  rows: () => readonly (readonly string[])[],
): string {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  const marked =
    /(<!-- table of commands: npm run generate -->\n)[^]*?(\n<!-- end of the table -->)/;
  if (!marked.test(text)) throw new Error(`${file} has no marks around its table of commands`);
  const lines = [head, head.map(() => "---"), ...rows()].map((row) =>
    row[0] === "---" ? `|${row.join("|")}|` : `| ${row.join(" | ")} |`,
  );
  return text.replace(
    marked,
    (_, start: string, end: string) => `${start}\n${lines.join("\n")}\n${end}`,
  );
}
