import type { SwitchKey } from "./switches.ts";

/** Overlays that open over any page, by file name. Each is bundled with its switch. */
export const LAYERS = {
  ticket: "sport",
  orders: "sport",
  deposits: "deposit",
  exchanges: "virtualCoin",
  "level-up": "vip",
  claims: "welfare",
  chat: "chat",
  gifts: "chat",
  "activity-claims": "promotions",
  reminders: "lottery",
  "reality-check": "safety",
} as const satisfies Readonly<Record<string, SwitchKey>>;

export type LayerName = keyof typeof LAYERS;

/** Parts of pages that a brand can switch off, by file name: `features/deposit/deposit-coin-part.tsx`. */
export const PARTS = {
  "deposit-coin": "virtualCoin",
  "payees-bank": "bankCard",
  "payees-coin": "virtualCoin",
  "payees-alipay": "alipay",
  "withdraw-bank": "bankCard",
  "withdraw-coin": "virtualCoin",
  "withdraw-alipay": "alipay",
  "safety-note": "safety",
  "safety-game": "safety",
  "safety-pause": "safety",
} as const satisfies Readonly<Record<string, SwitchKey>>;

export type PartName = keyof typeof PARTS;
