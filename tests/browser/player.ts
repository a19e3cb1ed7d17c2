// Members that belong to one test, and ways to open the site as one of them.
import { createHash } from "node:crypto";
import { enterSite } from "../../browser/enter-site.ts";
import { expect, type SitePage, test as base } from "./open-site.ts";
import { builtBrands, type Variant } from "./sites.ts";

export interface Player {
  readonly site: string;
  readonly name: string;
  readonly password: string;
  /** Eleven digits without the country code; bound only when the test says so. */
  readonly phone: string;
  readonly email: string;
}

export interface Players {
  /** Data of a player who is not registered. */
  stranger(site: string): Player;
  /** A registered member. */
  member(site: string, patch?: Readonly<Record<string, unknown>>): Promise<Player>;
  /** Opens the site with this member logged in. */
  enter(player: Player, variant: Variant, path?: string, on?: SitePage): Promise<void>;
}

export const test = base.extend<{ readonly players: Players }>({
  players: async ({ site, sandbox }, use, { testId }) => {
    let made = 0;
    const stranger = (brand: string) => playerOf(brand, `${testId} ${(made += 1)}`);
    await use({
      stranger,
      async member(brand, patch = {}) {
        const player = stranger(brand);
        const { name, password } = player;
        await sandbox.member(brand, name, { create: { password }, patch });
        return player;
      },
      async enter(player, variant, path, on = site) {
        const session = await sandbox.session(player.site, player.name);
        await enterSite(on, session, variant, path);
      },
    });
  },
});

/** A page with little content, where dialogs are fast. */
export const QUIET = "/app/help/gztk";

const PASSWORD = "Passw0rd9";

function playerOf(site: string, seed: string): Player {
  const number = createHash("sha256").update(seed).digest().readUIntBE(0, 6);
  const name = `pw${number.toString(36).padStart(8, "0").slice(-8)}1`;
  const phone = `139${String(number % 100_000_000).padStart(8, "0")}`;
  return { site, name, password: PASSWORD, phone, email: `${name}@example.com` };
}

export function variantOf(
  id: string,
  edition: Variant["edition"] = "classic",
  locale: Variant["locale"] = "zh-CN",
): Variant {
  const brand = builtBrands().find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`brand ${id} is not built`);
  return { brand, edition, locale };
}

export { expect };
