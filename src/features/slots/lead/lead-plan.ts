import type { BrandConfig } from "#contract/brand-entry.ts";
import type { SectionKey } from "#contract/layout.ts";

export const LEADS = ["spotlight", "jackpot", "picks"] as const;
export type Lead = (typeof LEADS)[number];

interface LeadPlan {
  readonly order: readonly Lead[];
  /** Hot games as a ranking, otherwise as covers. */
  readonly ranked: boolean;
}

/** A lobby opens in the order and manner of the brand's home page. */
export function leadPlan(home: BrandConfig["layout"]["home"]): LeadPlan {
  const keys: readonly SectionKey[] = home.flatMap((block) =>
    typeof block === "string" ? [block] : [...block.main, ...block.aside],
  );
  const place = (...names: SectionKey[]) => keys.findIndex((key) => names.includes(key));
  const games = place("games-wall", "games-ranked");
  const jackpot = place("jackpot", "jackpot-band");
  return {
    order:
      jackpot >= 0 && jackpot < games
        ? ["jackpot", "spotlight", "picks"]
        : ["spotlight", "jackpot", "picks"],
    ranked: keys.includes("games-ranked"),
  };
}
