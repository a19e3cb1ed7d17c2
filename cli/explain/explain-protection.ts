// The whole table of player protection: each duty with its value, who asks for it and by which clause.
import type { OwnDuties } from "#contract/manifest-protection.ts";
import {
  type ClauseReading,
  DUTIES,
  DUTY_KEYS,
  type DutyKey,
  type DutySpec,
} from "#contract/protection/duties.ts";
import { COMMON, PROFILES } from "#contract/protection/profiles.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";

export interface DutyLine {
  readonly duty: DutyKey;
  readonly title: string;
  readonly value: boolean | number | null;
  readonly unit: string | null;
  readonly from: "common" | "profile" | "brand";
  /** Of the profile; null where it leaves the duty open. */
  readonly clause: string | null;
  /** Where the clause was read; null without one. */
  readonly read: ClauseReading | null;
}

export function explainProtection({ manifest }: Pick<LoadedBrand, "manifest">): DutyLine[] {
  const { protection } = manifest.legal;
  const own = manifest.legal.duties as OwnDuties;
  return DUTY_KEYS.map((duty) => {
    const spec: DutySpec = DUTIES[duty];
    const rule = PROFILES[protection][duty];
    const asked = rule === undefined ? COMMON[duty] : rule.value;
    return {
      duty,
      title: spec.title,
      value: own[duty] ?? asked,
      unit: spec.kind === "number" ? spec.unit : null,
      from: own[duty] !== undefined ? "brand" : rule === undefined ? "common" : "profile",
      clause: rule?.clause ?? null,
      read: rule?.read ?? null,
    };
  });
}
