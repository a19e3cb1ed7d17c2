// Parsed input that several commands or the steps of one share. What else a command takes stands in its file, which
// exports `run(input, io): Promise<number>`, the exit code.
import type { Edition, Locale } from "#contract/locales.ts";
import type { Check } from "./qa/finding.ts";

export interface SharedInput {
  /** `./brands` when absent. */
  readonly brands?: string;
  /** `./dist` when absent. */
  readonly out?: string;
  readonly json: boolean;
}

/** Every brand when nothing is given. */
export interface SelectionInput {
  readonly picks: readonly string[];
  readonly tag: readonly string[];
  readonly where: readonly string[];
  readonly affected?: string;
  /** `2/3` or `auto`. */
  readonly shard?: string;
  /** `.livery/times.json` when absent. */
  readonly times?: string;
}

export type ListInput = SharedInput & SelectionInput;

export interface BuildInput extends ListInput {
  readonly force: boolean;
  readonly verify: boolean;
  readonly prune: boolean;
  readonly report?: string;
  readonly store?: string;
  readonly storeWrite: boolean;
}

export interface QaInput extends ListInput {
  readonly edition?: Edition;
  readonly locale?: Locale;
  readonly only: readonly Check[];
  readonly approve: boolean;
  /** Folders of the reports of shards. */
  readonly join?: readonly string[];
  readonly dir?: string;
}

export interface BrandInput extends SharedInput {
  readonly id: string;
}

export interface DevInput extends BrandInput {
  readonly port?: number;
  readonly strictPort: boolean;
}

export interface RenameInput extends BrandInput {
  readonly newId: string;
}
