// The player's edition: stored choice, then the brand's default; forced when there is no choice
// (spec: shell-and-accounts §4, design: brands-and-tokens "Editions").
import { create } from "zustand";
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { EDITION_KEY } from "#contract/storage-keys.ts";
import { brand, isOn } from "../brand/brand.ts";
import { showEdition, useAppearance } from "../lib/appearance.ts";
import { oneOf, storage } from "../lib/storage.ts";

/** The site flag: null until the server has said. */
const useSiteChoice = create<{ readonly open: boolean | null }>(() => ({ open: null }));

export function useEdition(): Edition {
  return useAppearance((state) => state.edition);
}

/** Editions the player may pick from; empty when there is nothing to choose. */
export function editionChoices(
  siteOpen: boolean | null = useSiteChoice.getState().open,
): readonly Edition[] {
  const { offered } = brand().editions;
  return siteOpen !== false && isOn("editionToggle") && offered.length > 1 ? offered : [];
}

export function useEditionChoices(): readonly Edition[] {
  return editionChoices(useSiteChoice((state) => state.open));
}

export function setEdition(edition: Edition): void {
  if (!editionChoices().includes(edition)) return;
  storage.write(EDITION_KEY, edition);
  showEdition(edition);
}

/** At start: the inline script of the html has chosen; this corrects it where it could not know. */
export function startEdition(): void {
  const shown = useAppearance.getState().edition;
  const { offered } = brand().editions;
  const allowed = isOn("editionToggle") ? offered : [brand().editions.default];
  showEdition(allowed.includes(shown) ? shown : brand().editions.default);
}

/** After another tab has stored its choice. */
export function startStoredEdition(): void {
  const stored = storage.read(EDITION_KEY, oneOf(EDITIONS));
  if (stored !== null && editionChoices().includes(stored)) showEdition(stored);
}

/** The site's flag closes the choice and forces classic, or the one that is offered. */
export function applyEditionFlag(open: boolean): void {
  useSiteChoice.setState({ open });
  if (open) return;
  const { offered } = brand().editions;
  const forced = offered.includes("classic") ? "classic" : (offered[0] ?? "classic");
  // Stored, else the next visit would flash the old choice before the flag is known.
  storage.write(EDITION_KEY, forced);
  showEdition(forced);
}
