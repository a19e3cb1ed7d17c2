// Marks the third-party sports page in the document (spec: shell-and-accounts §2: enName `crty`). Every other
// page removes the mark and restores the player's edition.
import { startStoredEdition } from "../preferences/edition.ts";

const THIRD_PARTY = "crty";

export function markThirdParty(enName: string | undefined): void {
  const { dataset } = document.documentElement;
  const marked = enName?.toLowerCase() === THIRD_PARTY;
  if (!marked && dataset["thirdParty"] !== undefined) startStoredEdition();
  if (marked) dataset["thirdParty"] = "";
  else delete dataset["thirdParty"];
}
