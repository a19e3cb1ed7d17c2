// The mark of the third-party sports page (spec: shell-and-accounts §2: enName `crty`). Every other page
// takes it off and shows the edition the player has chosen.
import { create } from "zustand";
import { startStoredEdition } from "./edition.ts";

const THIRD_PARTY = "crty";

const useThirdParty = create<{ readonly marked: boolean }>(() => ({ marked: false }));

export function markThirdParty(enName: string | undefined): void {
  const marked = enName?.toLowerCase() === THIRD_PARTY;
  if (useThirdParty.getState().marked && !marked) startStoredEdition();
  useThirdParty.setState({ marked });
}

export function isThirdParty(): boolean {
  return useThirdParty.getState().marked;
}
