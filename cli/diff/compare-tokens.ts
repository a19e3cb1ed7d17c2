// Tokens of each edition. Layers that read the same in both states are not resolved at all.
import path from "node:path";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import type { Problem } from "../errors/errors.ts";
import { MAX_JSON_BYTES, readInside } from "../files/read-file.ts";
import { sha256 } from "../files/digest.ts";
import { checkContrast } from "../tokens/check-contrast.ts";
import { contrastRatio, layOver } from "../tokens/colour.ts";
import type { ContrastPair } from "../tokens/contrast-pairs.ts";
import { resolveTokens, type ResolvedTokens } from "../tokens/resolve-tokens.ts";
import type { Change, ContrastChange, Seen } from "./fleet-diff.ts";
import { sharedText } from "./fleet-side.ts";
import { changedValues, type Found, type SideBrand } from "./side-brand.ts";

export interface FoundTokens extends Found {
  readonly contrast: readonly ContrastChange[];
}

/** @param before null for a brand that was not there: its problems are all new */
export async function compareTokens(
  before: SideBrand | null,
  after: SideBrand,
): Promise<FoundTokens> {
  const changes: Change[] = [];
  const contrast: ContrastChange[] = [];
  const problems: { before: Problem[]; after: Problem[] } = { before: [], after: [] };
  for (const edition of EDITIONS.filter((one) => offers(after, one))) {
    const then = before !== null && offers(before, edition) ? before : null;
    if (then !== null && layersDigest(then, edition) === layersDigest(after, edition)) continue;
    const old = then === null ? null : await resolve(then, edition);
    const now = await resolve(after, edition);
    const closer = comparePairs(
      old && then && { tokens: old, pairs: then.side.pairs },
      { tokens: now, pairs: after.side.pairs },
      edition,
    );
    if (old !== null) {
      changes.push(...changedValues(valuesOf(old.values), valuesOf(now.values), "token", edition));
      const primitives = [valuesOf(old.primitives), valuesOf(now.primitives)] as const;
      changes.push(...changedValues(...primitives, "primitive", edition));
      contrast.push(...closer);
    }
    problems.before.push(...(old?.problems ?? []));
    problems.after.push(...now.problems, ...newFailures(now, after, edition, closer));
  }
  return { changes, contrast, problems };
}

function offers({ brand }: SideBrand, edition: Edition): boolean {
  return brand.manifest.editions.offered.includes(edition);
}

function resolve({ side, brand }: SideBrand, edition: Edition): Promise<ResolvedTokens> {
  const { dir: brandDir, familyTokens } = brand;
  return resolveTokens({ root: side.tokensRoot, brandDir, familyTokens, edition });
}

/** Of every text a brand's tokens and their contrast are made from. */
function layersDigest({ side, brand }: SideBrand, edition: Edition): string {
  const shared = ["primitive", "semantic", "contrast", `edition/${edition}`];
  const own = [
    ...brand.familyTokens.map((file) => [path.dirname(file), file] as const),
    ...["brand", edition].map(
      (name) => [brand.dir, path.join(brand.dir, "tokens", `${name}.json`)] as const,
    ),
  ].map(([root, file]) => {
    const read = readInside(root, file, MAX_JSON_BYTES);
    return read === null ? null : "text" in read ? read.text : { code: read.problem.code };
  });
  const texts = shared.map((name) =>
    sharedText(path.join(side.tokensRoot, "tokens", `${name}.json`)),
  );
  return sha256(JSON.stringify([texts, own]));
}

function valuesOf(tokens: ResolvedTokens["values"]): Map<string, string> {
  return new Map([...tokens].map(([name, { value }]) => [name, value]));
}

interface Gate {
  readonly tokens: ResolvedTokens;
  readonly pairs: readonly ContrastPair[];
}

/** Pairs that come closer together, and pairs that fail and did not. */
function comparePairs(before: Gate | null, after: Gate, edition: Edition): ContrastChange[] {
  return after.pairs.flatMap((pair) => {
    const now = seen(after.tokens, pair);
    if (now === null) return [];
    const same = before?.pairs.find((one) => isSamePair(one, pair));
    const old = before && same ? seen(before.tokens, same) : null;
    const passes = now.ratio >= pair.needed;
    const closer = old !== null && now.ratio < old.ratio - 0.005;
    const failed = old !== null && same !== undefined && old.ratio < same.needed;
    if (!closer && (passes || failed)) return [];
    const { foreground, background, needed } = pair;
    return [{ edition, foreground, background, needed, before: old, after: now, passes }];
  });
}

function isSamePair(a: ContrastPair, b: ContrastPair): boolean {
  return a.foreground === b.foreground && a.background === b.background && a.over === b.over;
}

function seen({ values }: ResolvedTokens, pair: ContrastPair): Seen | null {
  const [foreground, background] = [values.get(pair.foreground), values.get(pair.background)];
  if (foreground === undefined || background === undefined) return null;
  const ground = layOver(background.value, pair.over);
  return { foreground: foreground.value, ground, ratio: contrastRatio(foreground.value, ground) };
}

/** The gate's own words for the colours that fail in a pair that failed in no earlier state. */
function newFailures(
  tokens: ResolvedTokens,
  { brand }: SideBrand,
  edition: Edition,
  closer: readonly ContrastChange[],
): Problem[] {
  if (tokens.problems.length > 0) return [];
  const isNew = ({ foreground, background }: ContrastPair) =>
    closer.some(
      (one) =>
        one.foreground === foreground &&
        one.background === background &&
        (one.before === null || one.before.ratio >= one.needed),
    );
  return checkContrast(tokens, { brandDir: brand.dir, edition })
    .filter(({ pairs }) => pairs.some(isNew))
    .map(({ problem }) => problem);
}
