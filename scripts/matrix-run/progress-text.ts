// What a run of the matrix prints at its end.
import { table } from "../../cli/base/table.ts";
import { brandOf } from "./test-keys.ts";
import type { EndedTest, Progress } from "./test-record.ts";

export function progressText({ done, failed, left }: Progress, seconds: number): string {
  const brands = [...new Set([...done, ...failed, ...left].map(brandOf))].toSorted();
  const row = (name: string, isOf: (test: string) => boolean) => [
    name,
    ...[done, failed, left].map((tests) => `${tests.filter(isOf).length}`),
  ];
  const rows = [
    ["brand", "done", "failed", "left"],
    ...brands.map((brand) => row(brand, (test) => brandOf(test) === brand)),
    row("all", () => true),
  ];
  const lines = [table(rows, [1, 2, 3]), ...failed.map((test) => `failed: ${test}`)];
  if (left.length > 0)
    lines.push(`Run the same command again for what is left: about ${durationText(seconds)}.`);
  return lines.join("\n");
}

/** By what tests of the same kind have taken; of one that none has, by all. */
export function secondsLeft(
  left: readonly string[],
  record: ReadonlyMap<string, EndedTest>,
): number {
  const ended = [...record.values()];
  const all = mean(ended);
  const kinds = Map.groupBy(ended, ({ test }) => kindOf(test));
  return left.reduce((sum, test) => sum + (mean(kinds.get(kindOf(test)) ?? []) || all), 0);
}

/** `matrix.spec.ts › pages`, without brand, edition, locale and width. */
const kindOf = (test: string): string =>
  test
    .split(" › ")
    .slice(1)
    .join(" ")
    .replaceAll(/\S+ (?:classic|professional) zh-\w+(?: \d+)?|\S+ stories/g, "");

const mean = (ended: readonly EndedTest[]): number =>
  ended.reduce((sum, { seconds }) => sum + seconds, 0) / (ended.length || 1);

function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
