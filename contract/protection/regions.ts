// Where a licence holds, by ISO 3166 code. Null: no licence names a region.
import type { ProtectionProfile } from "./duties.ts";

export const LICENSED_REGION: Readonly<Record<ProtectionProfile, string | null>> = {
  none: null,
  uk: "GB",
  mt: "MT",
  "us-pa": "US-PA",
  on: "CA-ON",
};
