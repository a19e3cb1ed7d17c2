// The state of the studio's page: what the server last said, and what the person looks at.
import { create } from "zustand";
import * as PAGES from "#contract/pages.ts";
import type { Edition, Locale } from "#contract/locales.ts";
import type {
  FromFrame,
  StudioAnswer,
  StudioChanges,
  StudioEdit,
  StudioEvent,
  StudioProblem,
  StudioState,
} from "#contract/studio.ts";
import * as calls from "./studio-calls.ts";

export const DEVICES = ["desktop", "phone"] as const;
export type Device = (typeof DEVICES)[number];

export type Picked = Extract<FromFrame, { readonly frame: "picked" }>;

interface Studio {
  readonly state: StudioState | null;
  readonly problems: readonly StudioProblem[];
  /** Files that differ from the last commit; null without git. */
  readonly changed: StudioChanges["files"];
  readonly refused: StudioAnswer["refused"];
  /** Other pages and commands that edit the brand, this one included. */
  readonly studios: number;
  /** How often all that was sent has been answered: until the next time, a slider or a list shows what was made of it. */
  readonly rests: number;
  readonly isConnected: boolean;
  readonly editions: readonly Edition[];
  readonly locales: readonly Locale[];
  readonly devices: readonly Device[];
  readonly path: string;
  readonly isPicking: boolean;
  readonly picked: Picked | null;
  /** Token whose places the frames mark. */
  readonly marked: string | null;
  /** Shown in the colours panel. */
  readonly edition: Edition;
  readonly subject: string;
  readonly focused: string | null;
}

export const useStudio = create<Studio>(() => ({
  state: null,
  problems: [],
  changed: [],
  refused: null,
  studios: 1,
  rests: 0,
  isConnected: true,
  editions: [],
  locales: [],
  devices: DEVICES,
  path: PAGES.home,
  isPicking: false,
  picked: null,
  marked: null,
  edition: "classic",
  subject: "colours",
  focused: null,
}));

const set = useStudio.setState;
const get = useStudio.getState;

export async function startStudio(): Promise<void> {
  await reload();
  // Also without a state: the brand may be corrected by hand.
  calls.listenToStudio(onEvent, (isConnected) => {
    // What happened in the meantime was not heard.
    if (isConnected && !get().isConnected) void reload();
    set({ isConnected });
  });
}

async function reload(): Promise<void> {
  try {
    take(await calls.loadState());
  } catch (error) {
    set({ refused: fault(error) });
  }
}

function take({ state, problems }: calls.Loaded): void {
  show(state);
  set({ problems });
}

/** The first state says what there is to choose from; what the brand offers later is shown as well. */
function show(state: StudioState): void {
  const before = get().state;
  const offered = editionsOf(state);
  if (before === null)
    set({
      editions: offered,
      locales: state.locales.slice(0, 1),
      edition: offered[0],
      refused: null,
    });
  else {
    const editions = stillShown(get().editions, editionsOf(before), offered);
    const locales = stillShown(get().locales, before.locales, state.locales);
    const { edition } = get();
    set({ editions, locales, edition: offered.includes(edition) ? edition : editions[0] });
  }
  set({ state });
}

const editionsOf = ({ editions }: StudioState): Edition[] => Object.keys(editions) as Edition[];

function stillShown<T>(
  shown: readonly T[],
  before: readonly T[],
  offered: readonly T[],
): readonly T[] {
  const next = offered.filter((one) => shown.includes(one) || !before.includes(one));
  return next.length === 0 ? offered : next;
}

/** Own answers and pushes overlap: only the last one asked for counts. */
let asked = 0;

function onEvent(event: StudioEvent): void {
  if (event.kind === "problems") set({ problems: event.problems });
  if (event.kind === "git") set({ changed: event.changes.files });
  if (event.kind === "studios") set({ studios: event.count });
  if (event.kind === "changed" && sending === 0) void reloadLatest();
}

async function reloadLatest(): Promise<void> {
  asked += 1;
  const mine = asked;
  const loaded = await calls.loadState().catch(() => null);
  if (loaded !== null && mine === asked && sending === 0) take(loaded);
}

let sending = 0;
const waiting = new Map<string, () => Promise<void>>();

/** While a call runs, of edits with the same key only the last one waits. */
async function inTurn(key: string | null, call: () => Promise<StudioAnswer>): Promise<void> {
  if (sending > 0 && key !== null) {
    waiting.set(key, () => inTurn(key, call));
    return;
  }
  sending += 1;
  try {
    const { state, refused } = await call();
    if (state !== null) show(state);
    set({ refused });
  } catch (error) {
    set({ refused: fault(error) });
  } finally {
    sending -= 1;
    const [next] = waiting;
    if (next !== undefined) {
      waiting.delete(next[0]);
      void next[1]();
    } else if (sending === 0) set({ rests: get().rests + 1 });
  }
}

/** @param merge key of edits that are one step of undo, such as the moves of one slider */
export function edit(
  label: string,
  edits: readonly StudioEdit[],
  merge: string | null = null,
): void {
  void inTurn(merge, () => calls.sendEdit({ label, edits: [...edits], merge }));
}

export const setField = (field: string, value: unknown, label = `Set ${field}`): void =>
  edit(label, [{ kind: "field", field, value }]);

/** Writes the colours with which every pair of the edition passes. */
export function repairAll(edition: Edition): void {
  const tokens = get().state?.editions[edition] ?? [];
  const edits = tokens.flatMap(({ name, repair }): StudioEdit[] =>
    repair === null ? [] : [{ kind: "token", file: edition, name, value: repair }],
  );
  if (edits.length > 0) edit("Repair the contrast", edits);
}

export const undo = (): void => void inTurn(null, calls.sendUndo);
export const redo = (): void => void inTurn(null, calls.sendRedo);
export const discard = (file: string | null): Promise<void> =>
  inTurn(null, () => calls.sendDiscard(file));

export const clearRefusal = (): void => set({ refused: null });

export function toggled<T>(list: readonly T[], entry: T, order: readonly T[]): readonly T[] {
  const next = list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
  // One frame stays.
  return next.length === 0 ? list : order.filter((one) => next.includes(one));
}

export function showToken(name: string, edition?: Edition): void {
  const isColour = name.startsWith("color.") || /^(?:hue|chroma|art)\./.test(name);
  set({
    subject: isColour ? "colours" : "shape",
    focused: name,
    ...(edition === undefined ? {} : { edition }),
  });
}

export function onPicked(picked: Picked): void {
  set({ picked, isPicking: false, subject: "colours", edition: picked.edition, focused: null });
}

function fault(error: unknown): { readonly what: string; readonly fix: string } {
  return {
    what: error instanceof Error ? error.message : String(error),
    fix: "Look at the terminal that runs `brand studio`; start it again if it has ended, and open the address it prints.",
  };
}
