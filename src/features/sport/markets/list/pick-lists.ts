import { Flame, Hourglass, type LucideIcon, Moon, Star } from "lucide-react";
import type { Picked } from "./page-filter.ts";

/** Lists that need no id, in the order of the menu. */
export const PICK_LISTS = ["follows", "soon", "popular", "evening"] as const satisfies Picked[];

export const PICK_ICONS: Readonly<Record<(typeof PICK_LISTS)[number], LucideIcon>> = {
  follows: Star,
  soon: Hourglass,
  popular: Flame,
  evening: Moon,
};
