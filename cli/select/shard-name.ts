// `--shard`: a part and a count, written out or read from the variables of a CI engine.
import { ownValue } from "#contract/own-value.ts";
import { CliError } from "../errors/errors.ts";
import type { ShardName } from "./split.ts";

const MAX_SHARDS = 1000;

interface Engine {
  readonly index: string;
  readonly count: string;
  readonly first: 0 | 1;
}

const ENGINES: readonly Engine[] = [
  { index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1 },
  { index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", first: 0 },
  { index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0 },
  { index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0 },
];

type Environment = Readonly<Record<string, string | undefined>>;

/** @param text `2/3` or `auto`. @throws CliError CONFIG_USAGE, or FLEET_SHARD_UNKNOWN if `auto` finds no variables */
export function shardName(text: string, environment: Environment): ShardName {
  if (text === "auto") return fromEngine(environment);
  const [, index, count] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return checked(Number(index), Number(count), `--shard ${text}`);
}

function fromEngine(environment: Environment): ShardName {
  const engine = ENGINES.find(
    ({ index, count }) => ownValue(environment, index) && ownValue(environment, count),
  );
  if (engine) {
    const [index = "", count = ""] = [
      ownValue(environment, engine.index),
      ownValue(environment, engine.count),
    ];
    const shown = `${engine.index}=${index}, ${engine.count}=${count}`;
    return checked(Number(index) + 1 - engine.first, Number(count), shown);
  }
  const known = ENGINES.map(({ index, count }) => `${index} with ${count}`).join(", ");
  throw new CliError("FLEET_SHARD_UNKNOWN", {
    what: "The environment does not say which shard this is.",
    fix: `set one of ${known}, or write the shard, such as --shard 2/3.`,
  });
}

function checked(index: number, count: number, shown: string): ShardName {
  const whole = Number.isInteger(index) && Number.isInteger(count);
  if (whole && index >= 1 && index <= count && count <= MAX_SHARDS) return { index, count };
  throw new CliError("CONFIG_USAGE", {
    what: `"${shown}" names no shard.`,
    fix: `write the number of the shard and how many there are (1 to ${MAX_SHARDS}), such as --shard 2/3.`,
  });
}
