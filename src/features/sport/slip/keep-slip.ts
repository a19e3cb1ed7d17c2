// The slip in storage: it outlives reload and login, and all tabs show the same one. The highest revision
// is the slip; taking over what another tab wrote writes nothing, so nothing echoes.
import * as v from "valibot";
import { ACCEPTS, selectionSchema } from "./selection.ts";
import type { KeptSlip, SlipContext } from "./slip-context.ts";
import { EMPTY, MODES, type SlipContent, withQuotes } from "./slip-model.ts";

const keptSchema = v.object({
  rev: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  tab: v.pipe(v.string(), v.maxLength(60)),
  owner: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  accept: v.picklist(ACCEPTS),
  keep: v.boolean(),
  selections: v.pipe(v.array(selectionSchema), v.maxLength(10)),
  mode: v.picklist(MODES),
  stakes: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{0,2})?$/))),
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

/** Changes the slip as all tabs have it. The change itself is made from the newest content. */
export function changeSlip(at: SlipContext, change: (kept: KeptSlip) => Change): void {
  takeNewest(at);
  const before = at.state.getState();
  const kept = { ...keptOf(before), ...change(before), rev: before.rev + 1, tab: at.deps.tab };
  at.deps.storage.write(at.deps.storageKey, JSON.stringify(kept));
  show(at, kept);
}

/** What another tab has written. @returns whether there was anything new */
export function takeNewest(at: SlipContext): boolean {
  const { storage, storageKey } = at.deps;
  const kept = storage.read(storageKey, keptIn);
  const { rev, tab, selections } = at.state.getState();
  if (kept === null || kept.rev < rev || (kept.rev === rev && kept.tab === tab)) return false;
  // What this tab was told last is newer than what was stored with the last change.
  show(at, {
    ...kept,
    ...withQuotes(
      kept,
      selections.flatMap(({ now }) => now ?? []),
    ),
  });
  return true;
}

/** Separate from the storage for its tests. */
export function keptIn(text: string): KeptSlip | null {
  try {
    const found = v.safeParse(keptSchema, JSON.parse(text));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

function show(at: SlipContext, kept: KeptSlip): void {
  at.state.setState(kept);
  at.deps.forceHongKong(kept.mode === "series");
}

function keptOf({ rev, tab, owner, accept, keep, selections, mode, stakes }: KeptSlip): KeptSlip {
  return { rev, tab, owner, accept, keep, selections, mode, stakes };
}
