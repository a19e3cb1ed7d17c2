// The first layer under every family and brand.
import { SWITCH_KEYS, SWITCHES } from "#contract/switches.ts";

export const BUILT_IN = "built-in defaults";

export const DEFAULT_MANIFEST = {
  tags: [],
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
  switches: Object.fromEntries(SWITCH_KEYS.map((key) => [key, SWITCHES[key].default])),
  layout: { header: "top", footer: "full" },
  legal: {
    terms: "standard",
    privacy: "standard",
    minimumAge: 18,
    protection: "none",
    duties: {},
    perPound: 1,
  },
  offers: {
    quickBet: true,
    autoplay: true,
    rememberedCard: false,
    creditDeposits: false,
    wageringTimes: 5,
  },
  api: { base: "/", socket: "/", encryption: "off" },
  hosts: { customerService: [], games: [], h5: [], images: [], captcha: [] },
  seo: { keywords: [], robots: "index" },
} as const;
