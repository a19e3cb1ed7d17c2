// The parsed input of each command. Its file exports `run(input, io): Promise<number>`, the exit code.
import type { ExportFormat } from "./import/export-formats.ts";
import type { Command } from "commander";
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
export interface CheckInput extends ListInput {
  readonly fix: boolean;
  readonly github: boolean;
  readonly sarif?: string;
  readonly junit?: string;
}

export interface BuildInput extends ListInput {
  readonly force: boolean;
  readonly verify: boolean;
  readonly prune: boolean;
  readonly report?: string;
  readonly store?: string;
  readonly storeWrite: boolean;
}

export interface CacheInput extends SharedInput {
  readonly prune: boolean;
  /** Days. */
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
  readonly store?: string;
  readonly storeWrite: boolean;
}

export interface MatrixInput extends ListInput {
  readonly origin?: string;
  readonly port?: number;
}

export interface GalleryInput extends ListInput {
  readonly edition?: Edition;
  readonly locale?: Locale;
  readonly width: readonly number[];
  readonly dir?: string;
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

export interface DiffInput extends SharedInput, Pick<SelectionInput, "picks" | "tag" | "where"> {
  readonly revision: string;
  readonly html?: string;
  readonly exitCode: boolean;
}

export interface VerifyInput extends SharedInput {
  readonly picks: readonly string[];
  readonly rebuild: boolean;
}

export interface BrandInput extends SharedInput {
  readonly id: string;
}

export interface DevInput extends BrandInput {
  readonly port?: number;
  readonly strictPort: boolean;
}

export interface PreviewInput extends SharedInput {
  readonly port?: number;
  readonly strictPort: boolean;
  readonly host?: string;
  /** Origin of a server in the sandbox's place. */
  readonly backend?: string;
}

export interface ExplainInput extends BrandInput {
  readonly name: string;
}

export interface LocaleInput extends BrandInput {
  readonly report: boolean;
}

export interface SetInput extends SharedInput, Pick<SelectionInput, "picks" | "tag" | "where"> {
  readonly assignment: string;
  readonly also: readonly string[];
  readonly write: boolean;
}

export interface RenameInput extends BrandInput {
  readonly newId: string;
}

export interface CopyInput extends RenameInput {
  readonly name?: string;
  readonly latin?: string;
  readonly domain?: string;
}

export interface RemoveInput extends BrandInput {
  readonly write: boolean;
  readonly force: boolean;
}

export interface ImportInput extends SharedInput {
  readonly files: readonly string[];
  readonly to: string;
  /** `accent=blue.600` or `accent=#2563eb`. */
  readonly role: readonly string[];
  readonly write: boolean;
}

export interface ExportInput extends BrandInput {
  readonly format: ExportFormat;
}

export interface HostingInput extends BrandInput {
  readonly nginx: boolean;
  readonly caddy: boolean;
  readonly netlify: boolean;
  readonly cloudflare: boolean;
  readonly docker: boolean;
  readonly s3: boolean;
  readonly backend: string;
  readonly dir?: string;
}

export interface ContractInput extends SharedInput {
  readonly dir?: string;
}

export interface ConformInput extends SharedInput, SelectionInput {
  readonly url: string;
  readonly account?: string;
  readonly write: boolean;
  /** Origin of the streams; that of the calls when absent. */
  readonly socket?: string;
  /** Seconds. */
  readonly timeout: number;
  readonly junit?: string;
}

export interface CompletionInput extends SharedInput {
  readonly shell: string;
  /** Of the command line. */
  readonly commands: readonly Command[];
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
