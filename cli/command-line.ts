// The command line as data for commander. A command's file is imported in its action, so that
// `brand --help` loads nothing but this.
import { Command, InvalidArgumentError, Option } from "commander";
import type { SharedInput } from "./command-input.ts";
import type { Io } from "./io.ts";
import { packageVersion } from "./version.ts";

type Run<I> = (input: I, io: Io) => Promise<number>;
type Load<I> = () => Promise<{ readonly run: Run<I> }>;

export interface CommandLineOptions {
  readonly makeIo: (json: boolean) => Io;
  readonly exit: (code: number) => void;
}

export function commandLine(options: CommandLineOptions): Command {
  const program = new Command("brand")
    .description("Builds one site per brand from manifests, tokens, texts and artwork.")
    .version(packageVersion(), "-V, --version", "print the version of the package")
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
  addShardCommands(program, action);
  addReleaseCommands(program, action);
  addCacheCommand(program, action);
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
  )
    .option("--fix", "write the colours that the contrast check suggests", false)
    .action(action(() => import("./commands/check.ts"), ["picks"]));
  picking(
    command(program, "diff", "tells what changes in the brands since a git revision").argument(
      "<revision>",
      "commit, tag or branch to compare the files with",
    ),
  )
    .option("--html <file>", "also write a page with swatches")
    .option("--exit-code", "end with 1 when anything differs", false)
    .action(action(() => import("./commands/diff.ts"), ["revision", "picks"]));
  output(selection(command(program, "build", "checks and builds the bundles of the brands")))
    .option("--force", "build again what has not changed", false)
    .option("--prune", "remove the bundles of brands that do not exist any more", false)
    .option("--store <place>", "shared store to read from: an https address or a folder")
    .option("--store-write", "also write what the shared store lacks", false)
    .option(
      "--report <file>",
      "write the result as JSON (default of a shard: .report.json in --out)",
    )
    .action(action(() => import("./commands/build.ts"), ["picks"]));
}

function addReleaseCommands(program: Command, action: Action): void {
  output(command(program, "verify", "checks built bundles against their receipts"))
    .argument("[brands...]", "ids or globs such as 'a*'; every bundle when none is given")
    .option("--rebuild", "also build them again beside, and compare the bytes", false)
    .action(action(() => import("./commands/verify.ts"), ["picks"]));
  output(command(program, "rollback", "shows the release of a brand before the shown one"))
    .argument("<id>", "the brand")
    .action(action(() => import("./commands/rollback.ts"), ["id"]));
}

function addCacheCommand(program: Command, action: Action): void {
  output(command(program, "cache", "shows what the store under .livery holds"))
    .option("--prune", "remove what no built bundle uses and nothing used lately", false)
    .option("--older-than <days>", "days without use that --prune asks for", days, 14)
    .action(action(() => import("./commands/cache.ts"), []));
}

function addShardCommands(program: Command, action: Action): void {
  output(command(program, "merge", "joins the bundles and the reports of all shards of a build"))
    .argument("<shards...>", "folders that shards were built into, or the reports in them")
    .option("--report <file>", "write the joined report as JSON")
    .action(action(() => import("./commands/merge.ts"), ["shards"]));
  command(program, "ci", "prints a pipeline that builds the fleet in shards")
    .option("--github", "a workflow of GitHub Actions", false)
    .option("--gitlab", "a pipeline of GitLab CI", false)
    .option("--k8s", "two Jobs for Kubernetes: the shards, then the merge", false)
    .option("--shards <number>", "how many machines share the work", shards, 4)
    .option("--node <version>", "Node of the machines", "24")
    .option("--image <name>", "Kubernetes: the image that holds the brands and the package")
    .option("--run <name>", "Kubernetes: tells the Jobs of one run from another's")
    .option("--store <place>", "shared store its builds read: an https address or a folder")
    .option("--store-write", "builds of the default branch also write what it lacks", false)
    .option("--out <file>", "write it to a file instead of printing it")
    .action(action(() => import("./commands/ci.ts"), []));
  output(selection(command(program, "matrix", "lists what QA opens: brand, edition, locale, page")))
    .option("--origin <pattern>", "where the sites are, such as https://{id}.staging.example")
    .addOption(
      new Option("--port <number>", "port of `brand preview` (default: 4173)")
        .argParser(port)
        .conflicts("origin"),
    )
    .action(action(() => import("./commands/matrix.ts"), ["picks"]));
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
  return picking(target)
    .option("--affected <git-rev>", "only brands that the changes since the revision touch")
    .option("--shard <i/n>", "only one of n parts of the pick; auto asks the build engine")
    .option("--times <file>", "build times to split by (default: .livery/times.json)");
}

function picking(target: Command): Command {
  return target
    .argument("[brands...]", "ids or globs such as 'a*'; every brand when none is given")
    .option("--tag <word>", "only brands with this tag; may be repeated", collect, [])
    .option(
      "--where <field=value>",
      "only brands where it holds, such as switches.chat=true; also !=",
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

function shards(value: string): number {
  const number = Number(value);
  if (/^\d{1,4}$/.test(value) && number >= 1 && number <= 1000) return number;
  throw new InvalidArgumentError("A number of shards is from 1 to 1000.");
}

function days(value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("Days are a whole number such as 14, or 0 for everything unused.");
}

function port(value: string): number {
  const number = Number(value);
  if (/^\d{1,5}$/.test(value) && number <= 65535) return number;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}
