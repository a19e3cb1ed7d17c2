// The player's edition: the stored choice, then the brand's default; forced when the choice is closed (spec:
// shell-and-accounts §4, design: brands-and-tokens "Editions").
import { EDITIONS, type Edition } from "#contract/locales.ts";
import { EDITION_FORCED_KEY, EDITION_KEY } from "#contract/storage-keys.ts";
import { brand, isOn } from "#brand/brand.ts";
import { showEdition, useAppearance } from "#lib/browser/appearance.ts";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { useSite } from "../site/site-state.ts";

export function useEdition(): Edition {
  return useAppearance((state) => state.edition);
}

/** Editions the player may choose from; empty when there is no choice. */
export function editionChoices(
  siteOpen: boolean | null = useSite.getState().editionOpen,
): readonly Edition[] {
  const { offered } = brand().editions;
  return siteOpen !== false && isOn("editionToggle") && offered.length > 1 ? offered : [];
}

export function useEditionChoices(): readonly Edition[] {
  return editionChoices(useSite((state) => state.editionOpen));
}

export function setEdition(edition: Edition): void {
  if (!editionChoices().includes(edition)) return;
  storage.write(EDITION_KEY, edition);
  showEdition(edition);
}

/**
 * At start: the inline script of the HTML has picked an edition; corrects it where the script could not know.
 */
export function startEdition(): void {
  const shown = useAppearance.getState().edition;
  const { offered } = brand().editions;
  const allowed = isOn("editionToggle") ? offered : [brand().editions.default];
  showEdition(allowed.includes(shown) ? shown : brand().editions.default);
}

/** Call after another tab has stored its choice. */
export function startStoredEdition(): void {
  const stored = storage.read(EDITION_KEY, oneOf(EDITIONS));
  if (stored !== null && editionChoices().includes(stored)) showEdition(stored);
}

/**
 * A closed site flag forces classic, or the only edition offered. The player's choice stays stored and
 * returns when the flag opens.
 */
export function applyEditionFlag(open: boolean): void {
  useSite.setState({ editionOpen: open });
  const { offered } = brand().editions;
  if (!open) {
    const forced = offered.includes("classic") ? "classic" : (offered[0] ?? "classic");
    // Stored, else the next visit would flash the choice before the flag is known.
    storage.write(EDITION_FORCED_KEY, forced);
    showEdition(forced);
  } else if (storage.read(EDITION_FORCED_KEY, oneOf(EDITIONS)) !== null) {
    storage.remove(EDITION_FORCED_KEY);
    showEdition(brand().editions.default);
    startStoredEdition();
  }
}
