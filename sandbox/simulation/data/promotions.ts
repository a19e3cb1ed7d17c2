import type { SeedPromotion } from "./catalogue-rows.ts";
import { ARENA_PROMOTIONS } from "./promotions-arena.ts";
import { MEMBER_PROMOTIONS } from "./promotions-member.ts";
import { ROOM_PROMOTIONS } from "./promotions-rooms.ts";
import { artOf } from "./subjects.ts";

export const PROMOTIONS: readonly SeedPromotion[] = [
  ...ARENA_PROMOTIONS,
  ...ROOM_PROMOTIONS,
  ...MEMBER_PROMOTIONS,
].map(([id, title, amount, text, needs, suits, days, subject, palette]) => ({
  id,
  title,
  amount,
  text,
  needs,
  suits,
  days,
  art: artOf(subject),
  palette,
}));
