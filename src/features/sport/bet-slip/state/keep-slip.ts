// The stored slip: survives reload and login, and all tabs share it. The highest revision wins; taking over
// another tab's revision writes nothing, so there is no echo.
import * as v from "valibot";
import { combinedQuotesSchema } from "./combined-entries.ts";
import { type Accept, ACCEPTS, slipEntrySchema } from "./slip-entry.ts";
import type { KeptSlip, SlipContext } from "./slip-context.ts";
import { EMPTY, MODES, type SlipContent, withQuotes } from "./slip-model.ts";

const keptSchema = v.object({
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  tab: v.pipe(v.string(), v.maxLength(60)),
  owner: v.nullable(v.string()),
  accept: v.picklist(ACCEPTS),
  keep: v.boolean(),
  selections: v.pipe(v.array(slipEntrySchema), v.maxLength(10)),
  mode: v.picklist(MODES),
  stakes: v.record(v.string(), v.pipe(v.string(), v.maxLength(40))),
  // Missing in a slip of an earlier release.
  combined: v.fallback(combinedQuotesSchema, {}),
});

export const NEW_SLIP: KeptSlip = {
  ...EMPTY,
  rev: 0,
  tab: "",
  owner: null,
  accept: "any",
  keep: false,
};

type Change = Partial<SlipContent & Pick<KeptSlip, "owner" | "accept" | "keep">>;

/** Changes the slip in all tabs, starting from the newest content. */
export function changeSlip(at: SlipContext, change: (kept: KeptSlip) => Change): void {
  takeNewest(at);
  const before = at.state.getState();
  const kept = { ...keptOf(before), ...change(before), rev: before.rev + 1, tab: at.deps.tab };
  at.deps.storage.write(at.deps.storageKey, JSON.stringify(kept));
  show(at, kept);
}

/** Takes over what another tab wrote. @returns whether there was anything new */
export function takeNewest(at: SlipContext): boolean {
  const { storage, storageKey } = at.deps;
  const kept = storage.read(storageKey, keptIn);
  const { rev, tab, selections, combined } = at.state.getState();
  if (kept === null || kept.rev < rev || (kept.rev === rev && kept.tab === tab)) return false;
  // Quotes of this tab are newer than those stored with the last change.
  show(at, {
    ...kept,
    ...withQuotes(kept, [
      ...selections.flatMap(({ now }) => now ?? []),
      ...Object.values(combined).map(({ now }) => now),
    ]),
  });
  return true;
}

/** Exported without storage for tests. */
export function keptIn(text: string): KeptSlip | null {
  try {
    const found = v.safeParse(keptSchema, JSON.parse(text));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

function show(at: SlipContext, kept: KeptSlip): void {
  at.state.setState({ ...kept, accept: offeredAccept(kept.accept, at.deps.accepts) });
  at.deps.forceHongKong(kept.mode === "series");
}

/** Another way may be stored, from before the site offered fewer. */
export function offeredAccept(accept: Accept, [usual, ...others]: readonly Accept[]): Accept {
  return others.includes(accept) ? accept : (usual ?? accept);
}

function keptOf({
  rev,
  tab,
  owner,
  accept,
  keep,
  selections,
  mode,
  stakes,
  combined,
}: KeptSlip): KeptSlip {
  return { rev, tab, owner, accept, keep, selections, mode, stakes, combined };
}
