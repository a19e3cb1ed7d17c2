import type { Manifest } from "#contract/manifest.ts";
import type { OwnDuties } from "#contract/manifest-protection.ts";
import { DUTY_KEYS, type DutyKey } from "#contract/protection/duties.ts";
import { COMMON, dutiesOf } from "#contract/protection/profiles.ts";

/** Duties of the brand that differ from those of every brand. */
export function ownDuties({ legal }: Pick<Manifest, "legal">): DutyKey[] {
  const duties = dutiesOf(legal.protection, legal.duties as OwnDuties);
  return DUTY_KEYS.filter((key) => duties[key] !== COMMON[key]);
}
