// For tests: a receipt without content.
import type { Receipt } from "./receipt.ts";

const DIGEST = "0".repeat(64);

export function sampleReceipt(
  id: string,
  { routes = [], outputs = {} }: Partial<Pick<Receipt, "routes" | "outputs">> = {},
): Receipt {
  return {
    livery: "0.1.0",
    brand: {
      id,
      siteId: "6101",
      name: {},
      title: {},
      editions: ["classic"],
      locales: ["zh-CN"],
      defaultEdition: "classic",
      defaultLocale: "zh-CN",
    },
    api: { encryption: "off", publicKey: null },
    protection: { profile: "none", own: {}, perPound: 1 },
    minimumAge: 18,
    switches: [],
    routes,
    inputs: { digest: DIGEST, core: DIGEST },
    outputs,
    firstLoad: 0,
    tools: {},
    legal: [],
    absent: {},
    palettes: {},
  };
}
