// Two brands for tests of the isolation check.
import type { BrandIdentity } from "./brand-identity.ts";
import { createIsolationCheck, type Leak } from "./isolation-check.ts";
import { rulesOf } from "./isolation-rules.ts";

export const AURORA: BrandIdentity = {
  id: "aurora",
  texts: [
    ["id", "aurora"],
    ["siteId", "6101"],
    ["name", "极光体育"],
    ["name", "極光體育"],
    ["latinName", "POLAR LIGHT"],
    ["domain", "aurora-sport.example"],
    ["licence", "LV-2026-0418"],
    ["title", "六大联赛滚球直播"],
    ["operator", "北辰星海数字娱乐有限公司"],
    ["contact", "care@letters.example"],
    ["host", "games.elsewhere.example"],
    [
      "publicKey",
      "BNe0L1KzxsX2Y8gN5aI6ZwtjqCO3PVYnLzlTHZYGCewahPVDPOFU3w333C9eSlmYed66N46VevBXDhcDO42xx8",
    ],
    ["host", "play.shared.example"],
  ],
  colours: "1f6feb2ea043ffffff",
  drawings: ["0974da4fdc"],
};

export const TITAN: BrandIdentity = {
  id: "titan",
  texts: [
    ["id", "titan"],
    ["siteId", "6106"],
    ["name", "泰坦国际"],
    ["latinName", "TITAN"],
    ["domain", "titan-intl.example"],
    ["host", "play.shared.example"],
  ],
  colours: "b91c1cffffff",
  drawings: ["aaaaaaaaaa"],
};

export function checkOf(...identities: readonly BrandIdentity[]) {
  return createIsolationCheck(rulesOf(identities));
}

const isolation = checkOf(AURORA, TITAN);

export function leaks(name: string, content: string | Buffer, brand = "titan"): Leak[] {
  return isolation.check(brand, [{ name, data: Buffer.from(content as string) }]);
}
