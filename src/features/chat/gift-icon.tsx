// Gifts as drawings of the site: an emoji is an empty box on devices without a font for it.
import { Beer, Flame, Flower2, Gift, HandHeart, Rocket, Trophy } from "lucide-react";
import type { ChatGiftIcon } from "#contract/chat.ts";
import { Icon } from "#ui/pictures/icon.tsx";

const DRAWINGS = {
  clap: HandHeart,
  flower: Flower2,
  beer: Beer,
  fire: Flame,
  trophy: Trophy,
  rocket: Rocket,
  gift: Gift,
} as const satisfies Record<ChatGiftIcon, unknown>;

interface GiftIconProps {
  readonly icon: ChatGiftIcon;
  readonly className?: string;
}

export function GiftIcon({ icon, className }: GiftIconProps) {
  return <Icon as={DRAWINGS[icon]} className={className} />;
}
