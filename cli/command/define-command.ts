// A command is one definition: what the command line takes, what help and README say, what --json holds, and how it
// runs. Help, completion, README, docs/json.md and the types of `run` follow from it.
import type { Command } from "commander";
import type { Io } from "../base/io.ts";
import { type CommandArgument, type CommandOption, flag, text, type ValuesOf } from "./option.ts";

type Options = Readonly<Record<string, CommandOption<unknown>>>;
type Arguments = Readonly<Record<string, CommandArgument<unknown>>>;

/** Options of every command. */
const SHARED = {
  json: flag("print the result as JSON and nothing else"),
  brands: text("<dir>", "folder of the brands (default: ./brands)"),
};

type Input<A, O> = ValuesOf<A> & ValuesOf<O> & ValuesOf<typeof SHARED>;

interface CommandSpec<A extends Arguments, O extends Options, Field extends string> {
  readonly name: string;
  /** In one line, for help. */
  readonly summary: string;
  /** For the table of README.md, in its Markdown. */
  readonly about: string;
  /** In the order in which they are written. */
  readonly arguments: A;
  /** In the order of help. */
  readonly options: O;
  /** Fields of the result with --json, and what each holds, in the Markdown of docs/json.md. */
  readonly json: Readonly<Record<Field, string>>;
  /**
   * What is heavy is imported in here: `brand --help` reads every definition.
   * @returns the exit code
   */
  readonly run: (input: Input<A, O>, io: Io<Field>, program: Command) => Promise<number>;
}

/** A definition without its types. */
export interface CommandDefinition {
  readonly name: string;
  readonly about: string;
  readonly json: Readonly<Record<string, string>>;
  /** Adds the command to a program. */
  readonly addTo: (program: Command) => AddedCommand;
}

interface AddedCommand {
  readonly command: Command;
  /** Runs it with what the command line gave. */
  readonly run: (makeIo: (json: boolean) => Io) => Promise<number>;
}

export function defineCommand<A extends Arguments, O extends Options, Field extends string = never>(
  spec: CommandSpec<A, O, Field>,
): CommandDefinition {
  return {
    name: spec.name,
    about: spec.about,
    json: spec.json,
    addTo(program) {
      const command = program.command(spec.name).description(spec.summary);
      const options = bound({ ...SHARED, ...spec.options });
      const words = bound(spec.arguments);
      for (const [, { option }] of options) command.addOption(option);
      for (const [, { argument }] of words) command.addArgument(argument);
      return {
        command,
        run(makeIo) {
          const given = [
            ...options.map(([name, { read }]) => [name, read(command.getOptionValue(name))]),
            ...words.map(([name, { read }], at) => [name, read(command.processedArgs[at])]),
          ] as const;
          // Each value has the type of its option; TypeScript loses that in a list of entries.
          const input = Object.fromEntries(given) as Input<A, O>;
          return spec.run(input, makeIo(command.getOptionValue("json") === true), program);
        },
      };
    },
  };
}

const bound = <B>(record: Readonly<Record<string, { bind(name: string): B }>>): [string, B][] =>
  Object.entries(record).map(([name, one]) => [name, one.bind(name)]);
