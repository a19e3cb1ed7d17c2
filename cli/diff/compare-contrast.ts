// Contrast pairs that come closer, and pairs that fail now but did not before.
import type { Edition } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";
import { checkContrast } from "../tokens/check-contrast.ts";
import { contrastRatio, layOver } from "../tokens/colour.ts";
import type { ContrastPair } from "../tokens/contrast-pairs.ts";
import type { ResolvedTokens } from "../tokens/resolve-tokens.ts";
import type { ContrastChange, Seen } from "./fleet-diff.ts";

export interface EditionColours {
  readonly edition: Edition;
  readonly tokens: ResolvedTokens;
  readonly pairs: readonly ContrastPair[];
  readonly brandDir: string;
}

/** A smaller decrease of a ratio is not reported. */
const MIN_DECREASE = 0.005;

export function compareContrast(
  before: EditionColours | undefined,
  after: EditionColours,
): { readonly closer: readonly ContrastChange[]; readonly problems: readonly Problem[] } {
  const { edition, tokens, pairs, brandDir } = after;
  const closer: ContrastChange[] = [];
  const failing: ContrastPair[] = [];
  for (const pair of pairs) {
    const { foreground, background, needed } = pair;
    const now = seen(tokens, pair);
    if (now === null) continue;
    const same = before?.pairs.find((one) => isSameRoles(one, pair) && one.over === pair.over);
    const old = before && same ? seen(before.tokens, same) : null;
    const isNew = now.ratio < needed && (old === null || old.ratio >= (same?.needed ?? 0));
    if (isNew) failing.push(pair);
    if (before && (isNew || (old !== null && now.ratio < old.ratio - MIN_DECREASE)))
      closer.push({ edition, foreground, background, needed, before: old, after: now });
  }
  const isFailing = (pair: ContrastPair) => failing.some((one) => isSameRoles(one, pair));
  const results =
    failing.length > 0 && tokens.problems.length === 0
      ? checkContrast(tokens, { brandDir, edition })
      : [];
  const fresh = results.filter((result) => result.pairs.some(isFailing));
  return { closer, problems: fresh.map(({ problem }) => problem) };
}

const isSameRoles = (a: ContrastPair, b: ContrastPair): boolean =>
  a.foreground === b.foreground && a.background === b.background;

function seen({ values }: ResolvedTokens, pair: ContrastPair): Seen | null {
  const [foreground, background] = [values.get(pair.foreground), values.get(pair.background)];
  if (foreground === undefined || background === undefined) return null;
  const ground = layOver(background.value, pair.over);
  return { foreground: foreground.value, ground, ratio: contrastRatio(foreground.value, ground) };
}
