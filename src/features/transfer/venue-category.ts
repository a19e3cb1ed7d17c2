import type { TFunction } from "i18next";
import {
  Clover,
  Club,
  Dices,
  Fish,
  Gamepad2,
  type LucideIcon,
  Spade,
  Trophy,
  Wallet,
} from "lucide-react";
import { VENUE_CODES, type VenueCode } from "#contract/venues.ts";

const ICONS: Readonly<Record<VenueCode, LucideIcon>> = {
  TY: Trophy,
  ZR: Spade,
  QP: Club,
  DJ: Gamepad2,
  CP: Dices,
  DZ: Clover,
  BY: Fish,
};

export function categoryIcon(code: string): LucideIcon {
  return isVenueCode(code) ? ICONS[code] : Wallet;
}

/** A category that this site does not know shows its code. */
export function categoryText(code: string, t: TFunction<"transfer">): string {
  return isVenueCode(code) ? t(`categories.${code}`) : code;
}

function isVenueCode(code: string): code is VenueCode {
  return Object.values(VENUE_CODES).some((known) => known === code);
}
