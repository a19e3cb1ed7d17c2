import {
  CalendarDays,
  IdCard,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  Mail,
  Smartphone,
  VenusAndMars,
} from "lucide-react";
import type { AuthItem } from "./anchors.ts";

export const ITEM_ICONS: Readonly<Record<AuthItem, LucideIcon>> = {
  phone: Smartphone,
  email: Mail,
  realName: IdCard,
  birthday: CalendarDays,
  gender: VenusAndMars,
  password: LockKeyhole,
  secondPassword: KeyRound,
};
