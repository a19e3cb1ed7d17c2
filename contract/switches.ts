// Build-time switches. A switch that is off removes its code from the bundle. What a switch requires or
// conflicts with is declared here and enforced by `brand check`.

export interface SwitchSpec {
  /** Shown in `brand check` messages and in the generated JSON Schema. */
  readonly title: string;
  readonly default: boolean;
  readonly requires: readonly SwitchKey[];
  readonly conflicts: readonly SwitchKey[];
}

export const SWITCH_KEYS = [
  "sport",
  "realbet",
  "chess",
  "gaming",
  "lottery",
  "egame",
  "fishing",
  "chat",
  "promotions",
  "vip",
  "welfare",
  "messages",
  "feedback",
  "agent",
  "sponsor",
  "download",
  "friendInvitation",
  "venueTransfer",
  "deposit",
  "virtualCoin",
  "alipay",
  "bankCard",
  "rememberPassword",
  "editionToggle",
  "localeToggle",
  "voiceCode",
  "safety",
] as const;

export type SwitchKey = (typeof SWITCH_KEYS)[number];
export type SwitchSet = Readonly<Record<SwitchKey, boolean>>;

const on = (title: string, requires: readonly SwitchKey[] = []): SwitchSpec => ({
  title,
  default: true,
  requires,
  conflicts: [],
});

export const SWITCHES: Readonly<Record<SwitchKey, SwitchSpec>> = {
  sport: on("Sports venue"),
  realbet: on("Live casino venue"),
  chess: on("Chess and card venue"),
  gaming: on("Esports venue"),
  lottery: on("Lottery venue"),
  egame: on("Slot games venue"),
  fishing: on("Fishing games venue"),
  chat: on("Chat rooms"),
  promotions: on("Promotions and activities"),
  vip: on("VIP levels"),
  // Welfare pays out level rewards, so there is nothing to show without levels.
  welfare: on("Welfare centre", ["vip"]),
  messages: on("Message centre"),
  // Answers to feedback arrive as messages.
  feedback: on("Feedback", ["messages"]),
  agent: on("Agent programme"),
  sponsor: on("Sponsors page"),
  download: on("App download"),
  // The reward for an invitation is a promotion.
  friendInvitation: on("Friend invitation", ["promotions"]),
  venueTransfer: on("Transfer between wallet and venues"),
  deposit: on("Deposits"),
  virtualCoin: on("Virtual-coin payments", ["deposit"]),
  alipay: on("Alipay payments", ["deposit"]),
  bankCard: on("Bank-card payments", ["deposit"]),
  rememberPassword: {
    title: "Remember the password on this device",
    default: false,
    requires: [],
    // A coin withdrawal cannot be undone, so a stored password must not make it one click away.
    conflicts: ["virtualCoin"],
  },
  editionToggle: on("Player chooses the edition"),
  localeToggle: on("Player chooses the locale"),
  voiceCode: on("Voice verification codes"),
  safety: on("Player protection: limits, breaks, self-exclusion"),
};

/** The venue switches, in the order of the specification. */
export const VENUE_SWITCHES = [
  "sport",
  "realbet",
  "chess",
  "gaming",
  "lottery",
  "egame",
  "fishing",
] as const satisfies readonly SwitchKey[];

export type VenueSwitch = (typeof VENUE_SWITCHES)[number];
