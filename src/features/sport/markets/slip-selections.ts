// What price buttons know of the slip: which prices are selected, and how to select one. The slip connects
// itself once its code has loaded; selections made before then wait here.
import { create } from "zustand";
import type { SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { brand } from "#brand/brand.ts";
import { stateNow } from "../feed/feed-store.ts";
import { useSportPreferences } from "../feed/sport-preferences.ts";
import { selectionOf, type SlipSelection } from "./slip-selection.ts";

interface SlipSelections {
  /** Ids of the prices in the slip, and of those that wait for it. */
  readonly selected: readonly string[];
  readonly waiting: readonly Pressed[];
  /** Whether the last press was for a combination, which needs more of them. */
  readonly combining: boolean;
}

interface Pressed {
  readonly selection: SlipSelection;
  readonly how: PressKind;
}

/** Into the slip, placed at once, or into the slip as part of a series, which combines selections of one match. */
export type PressKind = "slip" | "quick" | "series";

type Toggle = (selection: SlipSelection, how: PressKind) => void;

const useSelections = create<SlipSelections>(() => ({
  selected: [],
  waiting: [],
  combining: false,
}));
let slip: Toggle | null = null;

export function useSelectionCount(): number {
  return useSelections(({ selected }) => selected.length);
}

export function useSelected(priceId: string): boolean {
  return useSelections(({ selected }) => selected.includes(priceId));
}

export function isSelected(priceId: string): boolean {
  return useSelections.getState().selected.includes(priceId);
}

/** A press on a price of a match, at the odds that it shows and the score of this moment. */
export function pressPrice(
  match: SportMatch,
  market: SportMarket,
  price: SportPrice,
  { combine = false }: { readonly combine?: boolean } = {},
): void {
  const state = stateNow(match.gameId) ?? match.state;
  const selection = selectionOf({ ...match, state }, market, price);
  if (combine) toggleSelection(selection, "series");
  else pressSelection(selection);
}

/** Places a quick bet where the player has them on, else as `toggleSelection`. */
export function pressSelection(selection: SlipSelection): void {
  const asked = brand().quickBet !== false && useSportPreferences.getState().quickBet;
  const quick = asked && !isSelected(selection.priceId);
  if (!quick) return toggleSelection(selection);
  if (slip !== null) return slip(selection, "quick");
  useSelections.setState(({ waiting }) => ({ waiting: [...waiting, { selection, how: "quick" }] }));
}

/** Puts the selection into the slip, or takes it out again. */
export function toggleSelection(selection: SlipSelection, how: "slip" | "series" = "slip"): void {
  useSelections.setState({ combining: how === "series" });
  if (slip !== null) return slip(selection, how);
  const { selected, waiting } = useSelections.getState();
  const others = selected.filter((id) => id !== selection.priceId);
  useSelections.setState({
    selected: others.length < selected.length ? others : [...selected, selection.priceId],
    waiting: [...waiting, { selection, how }],
  });
}

export function isCombining(): boolean {
  return useSelections.getState().combining;
}

export function isSelectionWaiting(): boolean {
  return useSelections.getState().waiting.length > 0;
}

/** @returns how to stop listening */
export function onSelectionWaiting(listener: () => void): () => void {
  return useSelections.subscribe(({ waiting }, before) => {
    if (waiting.length > before.waiting.length) listener();
  });
}

/** Hands over what has waited; later selections go to `toggle` directly. */
export function connectSlip(toggle: Toggle): void {
  slip = toggle;
  const { waiting } = useSelections.getState();
  useSelections.setState({ waiting: [] });
  for (const { selection, how } of waiting) toggle(selection, how);
}

export function showSelected(selected: readonly string[]): void {
  useSelections.setState({ selected });
}
