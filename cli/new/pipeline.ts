// Templates in docs/pipelines: a line that ends in `# --option` is filled in by that option of `brand ci`, or
// removed without it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { isAddress, parseAddress } from "../cache/store-address.ts";
import { CliError } from "../errors/errors.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";

const FILES = { github: "github.yml", gitlab: "gitlab.yml", k8s: "kubernetes.yml" } as const;

export type Engine = keyof typeof FILES;
export const ENGINES: readonly Engine[] = ["github", "gitlab", "k8s"];

/** Every value is validated: it is written into YAML and shell. */
export interface PipelineOptions {
  readonly shards: number;
  /** Version of Node, such as `24` or `24.11.1`. */
  readonly node: string;
  /** Kubernetes only. `run` makes the Job's name unique. */
  readonly image?: string;
  readonly run?: string;
  /** Shared store: an address or a folder. */
  readonly store?: string;
  readonly storeWrite: boolean;
}

/** @throws CliError STORE_ADDRESS, CONFIG_USAGE */
export function pipeline(engine: Engine, options: PipelineOptions): string {
  const { shards, node, image = "livery-brands:latest", run = "1", store, storeWrite } = options;
  checkNames(node, image, run);
  checkStore(store, storeWrite);
  const list = Array.from({ length: shards }, (_, index) => index + 1).join(", ");
  const set: Readonly<Record<string, (line: string) => string>> = {
    shards: (line) => line.replace(/1, 2, 3, 4|4/, (one) => (one === "4" ? `${shards}` : list)),
    node: (line) => line.replace("24", node),
    image: (line) => line.replace("livery-brands:latest", image),
    run: (line) => line.replace("1", run),
    ...(store !== undefined && {
      store: (line: string) =>
        line.replace('"https://cache.example/livery"', () => JSON.stringify(store)),
    }),
    ...(storeWrite && { "store-write": (line: string) => line }),
  };
  const file = path.join(PACKAGE_ROOT, "docs", "pipelines", FILES[engine]);
  return readFileSync(file, "utf8").replaceAll(
    /^.* # --([a-z-]+)\n/gm,
    (line, option: string) => ownValue(set, option)?.(line) ?? "",
  );
}

function checkNames(node: string, image: string, run: string): void {
  if (!/^\d{2}(?:\.\d{1,3}){0,2}$/.test(node))
    throw usage(`"${node}" is no version of Node.`, "write a version, such as 24.");
  if (!/^[a-z0-9][\w./:@-]*$/i.test(image)) {
    const fix = "write one, such as registry.example/livery-brands:7.";
    throw usage(`"${image}" is no name of an image.`, fix);
  }
  // A Job's name has at most 63 characters.
  if (!/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(run)) {
    const fix = "write at most 40 small letters, digits and hyphens.";
    throw usage(`"${run}" cannot be part of a Job's name.`, fix);
  }
}

function checkStore(store: string | undefined, storeWrite: boolean): void {
  if (store === undefined) {
    if (!storeWrite) return;
    throw new CliError("STORE_ADDRESS", {
      what: "--store-write is given, but no shared store.",
      fix: "name it with --store <address or folder>, or leave --store-write out.",
    });
  }
  // Engines fill in variables after a `$`.
  if (store === "" || store.startsWith("-") || /[\p{C}\p{Zl}\p{Zp}$]/u.test(store)) {
    throw usage(
      `${JSON.stringify(store)} cannot be named in a pipeline.`,
      'name the shared store without "$" and line ends, and not with "-" at its beginning.',
    );
  }
  if (isAddress(store)) parseAddress(store);
}

const usage = (what: string, fix: string) => new CliError("CONFIG_USAGE", { what, fix });
