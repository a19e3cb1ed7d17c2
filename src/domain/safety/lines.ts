// Who helps: the lines that the server names, else those of the brand's profile; and one that helps anywhere.
import { HELP_LINES, type HelpLine } from "#contract/protection/help-lines.ts";
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { brand } from "#brand/brand.ts";

const ANYWHERE = "https://www.gamblingtherapy.org/";

export interface ShownLine extends HelpLine {
  /** Where the site has a text for the name. */
  readonly key?: "therapy" | Country;
}

type Country = Exclude<ProtectionProfile, "none">;

export function helpLines(served: readonly HelpLine[] = []): readonly ShownLine[] {
  const own = served.length > 0 ? served : HELP_LINES[brand().protection?.profile ?? "none"];
  return [...own.map(withKey), { key: "therapy", name: "", phone: "", url: ANYWHERE }];
}

function withKey(line: HelpLine): ShownLine {
  const key = COUNTRIES.find((country) =>
    HELP_LINES[country].some(({ name }) => name === line.name),
  );
  return key === undefined ? line : { ...line, key };
}

const COUNTRIES = ["uk", "mt", "us-pa", "on"] as const satisfies readonly Country[];

/** `1-800-GAMBLER` is dialled by its digits; null where there is nothing to dial. */
export function dialled(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.length < 3 ? null : `tel:${digits}`;
}
