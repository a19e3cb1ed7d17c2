// The command line as data for commander. A command's file is imported in its action, so that
// `brand --help` loads nothing but this.
import { Command, InvalidArgumentError } from "commander";
import type { SharedInput } from "./command-input.ts";
import type { Io } from "./io.ts";

type Run<I> = (input: I, io: Io) => Promise<number>;
type Load<I> = () => Promise<{ readonly run: Run<I> }>;

export interface CommandLineOptions {
  readonly makeIo: (json: boolean) => Io;
  readonly exit: (code: number) => void;
}

export function commandLine(options: CommandLineOptions): Command {
  const program = new Command("brand")
    .description("Builds one site per brand from manifests, tokens, texts and artwork.")
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
  /** Runs a command's module with the flags and the arguments the command names. */
  const action =
    <I extends SharedInput>(load: Load<I>, args: readonly string[]) =>
    async (...given: unknown[]): Promise<void> => {
      const flags = given[args.length] as Record<string, unknown>;
      const named = Object.fromEntries(args.map((name, index) => [name, given[index]]));
      const input = { ...flags, ...named, json: flags["json"] === true } as unknown as I;
      const { run } = await load();
      options.exit(await run(input, options.makeIo(input.json)));
    };
  addFleetCommands(program, action);
  addBrandCommands(program, action);
  addServerCommands(program, action);
  return program;
}

type Action = <I extends SharedInput>(
  load: Load<I>,
  args: readonly string[],
) => (...given: unknown[]) => Promise<void>;

function addFleetCommands(program: Command, action: Action): void {
  selection(command(program, "list", "shows the brands of the folder")).action(
    action(() => import("./commands/list.ts"), ["picks"]),
  );
  selection(
    command(program, "check", "checks manifests, tokens, contrast, texts, legal text and artwork"),
  ).action(action(() => import("./commands/check.ts"), ["picks"]));
  output(selection(command(program, "build", "checks and builds the bundles of the brands")))
    .option("--force", "build again what has not changed", false)
    .action(action(() => import("./commands/build.ts"), ["picks"]));
}

function addBrandCommands(program: Command, action: Action): void {
  command(program, "new", "writes a complete new brand; asks for what the flags leave out")
    .argument("[id]", "the folder's name")
    .option("--name <text>", "name of the brand (Chinese)")
    .option("--latin <text>", "Latin name under the logo, in capitals")
    .option("--color <hex>", "accent colour, such as #c8102e")
    .option("--color2 <hex>", "counter colour; chosen from the first one when absent")
    .option("--editions <list>", "classic, professional; the first is the default", commaList)
    .option("--switches-off <list>", "switches to turn off, such as chat,fishing", commaList)
    .option("--domain <host>", "where the brand lives")
    .option("-y, --yes", "ask nothing, take what the flags leave out from defaults", false)
    .action(action(() => import("./commands/new.ts"), ["id"]));
  command(program, "explain", "shows where a value comes from, with file and line")
    .argument("<id>", "the brand")
    .argument(
      "<name>",
      "a field (layout.header), a token (color.accent) or a text (home:hero.title)",
    )
    .action(action(() => import("./commands/explain.ts"), ["id", "name"]));
  command(program, "locale", "shows how the zh-TW texts of a brand are made")
    .argument("<id>", "the brand")
    .option("--report", "list every text that differs from plain conversion, and why", false)
    .action(action(() => import("./commands/locale.ts"), ["id"]));
}

function addServerCommands(program: Command, action: Action): void {
  command(program, "dev", "serves one brand from source with hot reload and the sandbox behind it")
    .argument("<id>", "the brand")
    .option("--port <number>", "port to listen on", port)
    .action(action(() => import("./commands/dev.ts"), ["id"]));
  output(command(program, "preview", "serves the built bundles with the sandbox behind them"))
    .option("--port <number>", "port to listen on", port)
    .option("--host <address>", "address to listen on")
    .action(action(() => import("./commands/preview.ts"), []));
}

function command(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option("--json", "print the result as JSON and nothing else", false)
    .option("--brands <dir>", "folder of the brands (default: ./brands)");
}

function selection(target: Command): Command {
  return target
    .argument("[brands...]", "ids or globs such as 'a*'; every brand when none is given")
    .option("--tag <word>", "only brands with this tag; may be repeated", collect, [])
    .option(
      "--where <field=value>",
      "only brands where it holds, such as switches.chat=true",
      collect,
      [],
    );
}

function output(target: Command): Command {
  return target.option("--out <dir>", "folder of the bundles (default: ./dist)");
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function commaList(value: string): readonly string[] {
  return value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function port(value: string): number {
  const number = Number(value);
  if (/^\d{1,5}$/.test(value) && number <= 65535) return number;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}
