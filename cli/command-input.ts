// What each command gets from the command line, already parsed. A command's file exports
// `run(input, io): Promise<number>`; the number is the exit code.

export interface SharedInput {
  /** `--brands <dir>`; `./brands` when absent. */
  readonly brands?: string;
  /** `--out <dir>`; `./dist` when absent. */
  readonly out?: string;
  readonly json: boolean;
}

/** Which brands: ids and globs, then what narrows them; everything when none is given. */
export interface SelectionInput {
  readonly picks: readonly string[];
  readonly tag: readonly string[];
  readonly where: readonly string[];
  /** Only what changed since this git revision. */
  readonly affected?: string;
  /** `2/3` or `auto`: only one part of the pick. */
  readonly shard?: string;
  /** File of build times to split by; `.livery/times.json` when absent. */
  readonly times?: string;
}

export type ListInput = SharedInput & SelectionInput;
export type CheckInput = SharedInput &
  SelectionInput & {
    /** Writes the colours that the contrast gate suggests. */
    readonly fix: boolean;
  };
export type BuildInput = SharedInput &
  SelectionInput & {
    readonly force: boolean;
    /** Also removes the bundles of brands that do not exist any more. */
    readonly prune: boolean;
    /** File the result is written to. */
    readonly report?: string;
    /** Shared store: an address or a folder. */
    readonly store?: string;
    readonly storeWrite: boolean;
  };

export interface CacheInput extends SharedInput {
  readonly prune: boolean;
  /** Days without use after which `--prune` removes an entry. */
  readonly olderThan: number;
}

export interface MergeInput extends SharedInput {
  readonly shards: readonly string[];
  readonly report?: string;
}

/** Here `--out` is a file. */
export interface CiInput extends SharedInput {
  readonly github: boolean;
  readonly gitlab: boolean;
  readonly k8s: boolean;
  readonly shards: number;
  readonly node: string;
  readonly image?: string;
  readonly run?: string;
  /** Shared store that the pipeline's builds read: an address or a folder. */
  readonly store?: string;
  readonly storeWrite: boolean;
}

export type MatrixInput = SharedInput &
  SelectionInput & {
    /** Pattern of the sites' origins; those of `brand preview` when absent. */
    readonly origin?: string;
    /** Port of `brand preview`; its default when absent. */
    readonly port?: number;
  };

export interface DiffInput extends SharedInput, Pick<SelectionInput, "picks" | "tag" | "where"> {
  /** Anything git knows as a commit. */
  readonly revision: string;
  readonly html?: string;
  readonly exitCode: boolean;
}

export interface VerifyInput extends SharedInput {
  readonly picks: readonly string[];
  readonly rebuild: boolean;
}

export interface RollbackInput extends SharedInput {
  readonly id: string;
}

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
