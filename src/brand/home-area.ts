import { HOME_AREAS } from "#contract/account-rules.ts";
import type { CountryArea } from "#contract/api/auth.ts";
import { brand } from "./brand.ts";

/** The country of the brand's own market: chosen until the player chooses another. */
export function homeArea(): CountryArea {
  return { areaName: "", ...HOME_AREAS[brand().locales.default] };
}

/** Of the areas the server lists; the home area itself where it lists none such. */
export function chosenHome(areas: readonly CountryArea[]): CountryArea {
  const home = homeArea();
  return areas.find(({ areaCode }) => areaCode === home.areaCode) ?? home;
}
