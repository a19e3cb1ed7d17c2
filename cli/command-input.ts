// What each command gets from the command line, already parsed. A command's file exports
// `run(input, io): Promise<number>`; the number is the exit code.

export interface SharedInput {
  /** `--brands <dir>`; `./brands` when absent. */
  readonly brands?: string;
  /** `--out <dir>`; `./dist` when absent. */
  readonly out?: string;
  readonly json: boolean;
}

/** Which brands: ids and globs, then `--tag` and `--where`; everything when none is given. */
export interface SelectionInput {
  readonly picks: readonly string[];
  readonly tag: readonly string[];
  readonly where: readonly string[];
}

export type ListInput = SharedInput & SelectionInput;
export type CheckInput = SharedInput & SelectionInput;
export type BuildInput = SharedInput & SelectionInput & { readonly force: boolean };

export interface DevInput extends SharedInput {
  readonly id: string;
  readonly port?: number;
}

export interface PreviewInput extends SharedInput {
  readonly port?: number;
  readonly host?: string;
}

export interface ExplainInput extends SharedInput {
  readonly id: string;
  readonly name: string;
}

export interface LocaleInput extends SharedInput {
  readonly id: string;
  readonly report: boolean;
}

export interface NewInput extends SharedInput {
  readonly id?: string;
  readonly name?: string;
  readonly latin?: string;
  readonly color?: string;
  readonly color2?: string;
  readonly editions?: readonly string[];
  readonly switchesOff?: readonly string[];
  readonly domain?: string;
  readonly yes: boolean;
}
