import type { DutyKey } from "./protection/duties.ts";
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
  "session-watch": "safety",
  "game-rules": "safety",
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
  "free-bets": "sport",
  "safety-note": "safety",
  "safety-choice": "safety",
  "safety-game": "safety",
  "safety-pause": "safety",
  "duty-odds": "safety",
  "duty-help": "safety",
  "duty-game-help": "safety",
  "duty-match-delay": "safety",
  "duty-documents": "safety",
  "duty-review": "safety",
  "duty-funds": "safety",
  "duty-table-delay": "safety",
} as const satisfies Readonly<Record<string, SwitchKey>>;

export type PartName = keyof typeof PARTS;

/** Layers and parts of one duty of player protection: only in bundles of brands that have the duty. */
export const OF_DUTY: Readonly<Partial<Record<LayerName | PartName, DutyKey>>> = {
  "game-rules": "gameRules",
  "safety-choice": "limitChoice",
  "duty-odds": "oddsConsent",
  "duty-help": "helpLine",
  "duty-game-help": "helpLine",
  "duty-match-delay": "streamDelayNotice",
  "duty-documents": "ageBeforePlay",
  "duty-review": "reviewMonths",
  "duty-funds": "fundsNotice",
  "duty-table-delay": "streamDelayNotice",
};
