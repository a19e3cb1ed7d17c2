// The mark of the third-party sports page (spec: shell-and-accounts §2: enName `crty`). Every other page
// takes it off and shows the edition the player has chosen.
import { startStoredEdition } from "./edition.ts";

const THIRD_PARTY = "crty";

export function markThirdParty(enName: string | undefined): void {
  const { dataset } = document.documentElement;
  const marked = enName?.toLowerCase() === THIRD_PARTY;
  if (!marked && dataset["thirdParty"] !== undefined) startStoredEdition();
  if (marked) dataset["thirdParty"] = "";
  else delete dataset["thirdParty"];
}
