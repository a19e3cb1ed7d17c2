// Options and arguments of commands. Each one knows its type: what a command runs with follows from them.
import { Argument, InvalidArgumentError, Option } from "commander";

/** Its name is the key that it has in the command: `storeWrite` is `--store-write`. */
export interface CommandOption<T> {
  readonly bind: (name: string) => BoundOption<T>;
}

interface BoundOption<T> {
  readonly option: Option;
  /** @param given what commander holds for it */
  readonly read: (given: unknown) => T;
}

export interface CommandArgument<T> {
  readonly bind: (name: string) => BoundArgument<T>;
}

interface BoundArgument<T> {
  readonly argument: Argument;
  readonly read: (given: unknown) => T;
}

/** The values of a record of options or of arguments. */
export type ValuesOf<R> = {
  readonly [Name in keyof R]: R[Name] extends CommandOption<infer T>
    ? T
    : R[Name] extends CommandArgument<infer T>
      ? T
      : never;
};

export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const flag = (description: string, short?: `-${string}`): CommandOption<boolean> => ({
  bind: (name) => ({
    option: new Option(`${short ? `${short}, ` : ""}--${kebab(name)}`, description).default(false),
    read: (given) => given === true,
  }),
});

export const text = (
  takes: `<${string}>`,
  description: string,
): CommandOption<string | undefined> => ({
  bind: (name) => ({ option: taking(name, takes, description), read: word }),
});

export const textOr = (
  preset: string,
  takes: `<${string}>`,
  description: string,
): CommandOption<string> => ({
  bind: (name) => ({
    option: taking(name, takes, description).default(preset),
    read: (given) => word(given) ?? preset,
  }),
});

/** Must be given. */
export const neededText = (takes: `<${string}>`, description: string): CommandOption<string> => ({
  bind: (name) => ({
    option: taking(name, takes, description).makeOptionMandatory(),
    read: String,
  }),
});

export function choice<T extends string>(
  takes: `<${string}>`,
  description: string,
  choices: readonly T[],
): CommandOption<T | undefined> {
  return {
    bind: (name) => ({
      option: taking(name, takes, description).choices(choices),
      read: (given) => choices.find((one) => one === given),
    }),
  };
}

export function choiceOr<T extends string>(
  preset: T,
  takes: `<${string}>`,
  description: string,
  choices: readonly T[],
): CommandOption<T> {
  return {
    bind: (name) => ({
      option: taking(name, takes, description).choices(choices).default(preset),
      read: (given) => choices.find((one) => one === given) ?? preset,
    }),
  };
}

/** @param parse throws through `refuse` what it does not take */
export const parsed = <T>(
  takes: `<${string}>`,
  description: string,
  parse: (value: string) => T,
  conflicts: readonly string[] = [],
): CommandOption<T | undefined> => ({
  bind: (name) => {
    let value: T | undefined;
    const option = taking(name, takes, description).conflicts([...conflicts]);
    return { option: option.argParser((given) => (value = parse(given))), read: () => value };
  },
});

export const parsedOr = <T>(
  preset: T,
  takes: `<${string}>`,
  description: string,
  parse: (value: string) => T,
): CommandOption<T> => ({
  bind: (name) => {
    let value = preset;
    const option = taking(name, takes, description).default(preset);
    return { option: option.argParser((given) => (value = parse(given))), read: () => value };
  },
});

/** May be repeated. */
export const repeated = <T>(
  takes: `<${string}>`,
  description: string,
  parse: (value: string) => T,
): CommandOption<readonly T[]> => ({
  bind: (name) => {
    let values: readonly T[] = [];
    const option = taking(name, takes, description).default([]);
    return {
      option: option.argParser((given) => (values = [...values, parse(given)])),
      read: () => values,
    };
  },
});

/** An option with several values: all words up to the next option. */
export const list = (
  takes: `<${string}...>`,
  description: string,
): CommandOption<readonly string[] | undefined> => ({
  bind: (name) => ({
    option: taking(name, takes, description),
    read: (given) => (given === undefined ? undefined : words(given)),
  }),
});

export const argument = (description: string): CommandArgument<string> => ({
  bind: (name) => ({
    argument: new Argument(`<${kebab(name)}>`, description),
    read: String,
  }),
});

export const optionalArgument = (description: string): CommandArgument<string | undefined> => ({
  bind: (name) => ({ argument: new Argument(`[${kebab(name)}]`, description), read: word }),
});

/** One or more. */
export const argumentList = (description: string): CommandArgument<readonly string[]> => ({
  bind: (name) => ({
    argument: new Argument(`<${kebab(name)}...>`, description),
    read: words,
  }),
});

/** Any number of brands; beside it stands the option `--brands`, so that its key is another one. */
export const brandPicks = (description: string): CommandArgument<readonly string[]> => ({
  bind: () => ({ argument: new Argument("[brands...]", description), read: words }),
});

const taking = (name: string, takes: string, description: string): Option =>
  new Option(`--${kebab(name)} ${takes}`, description);

const word = (given: unknown): string | undefined =>
  typeof given === "string" ? given : undefined;

const words = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];

/** Wrong usage: the value is not one that the option takes. */
export function refuse(complaint: string): never {
  throw new InvalidArgumentError(complaint);
}
