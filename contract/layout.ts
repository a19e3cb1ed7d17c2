// Layout slots: the closed lists a manifest chooses from. Each value is its own entry of the core build, so
// that a bundle holds only the variants its brand uses.
import type { SwitchKey } from "./switches.ts";

/** Core file: `src/app/layouts/<variant>-layout.tsx`, export `Layout`. */
export const HEADERS = ["top", "side"] as const;
export type HeaderVariant = (typeof HEADERS)[number];

/** Core file: `src/features/home/heroes/<variant>-hero.tsx`, export `Hero`. */
export const HEROES = ["carousel", "split", "mosaic", "panorama"] as const;

/** Live card inside the hero. Core file: `src/features/home/cards/<key>-card.tsx`, export `Card`. */
export const HERO_CARDS = {
  match: { switch: "sport" },
  esport: { switch: "gaming" },
  table: { switch: "realbet" },
  draw: { switch: "lottery" },
  room: { switch: "chess" },
} as const satisfies Record<string, { readonly switch: SwitchKey }>;
export type HeroCard = keyof typeof HERO_CARDS;

/** The member's menu: a rail left or right of the page, tabs above it, or a band above it with the member's name. */
export const MEMBER_FRAMES = ["rail", "rail-right", "tabs", "band"] as const;
export type MemberFrame = (typeof MEMBER_FRAMES)[number];

/** Starts of paths at which the side rail is folded until the player opens it: there a menu stands beside it. */
export function railFoldsAt(member: MemberFrame): readonly string[] {
  return ["/game/sport/", ...(member.startsWith("rail") ? ["/mine/"] : [])];
}

/** Opening of a lobby: one line with the title, a drawing across the page, or words beside a framed drawing. */
export const LOBBY_HEADS = ["line", "hero", "split"] as const;

/** Records: a table, or a ledger, whose rows are separate strips. */
export const RECORD_LISTS = ["table", "ledger"] as const;

/** How cards stand out from the page. Token files: `tokens/surface/<surface>-<edition>.json`. */
export const SURFACES = ["flat", "lined", "raised", "glass"] as const;
export type Surface = (typeof SURFACES)[number];

/** Pattern of the brand's grounds. Drawn by `cli/tokens/motif-styles.ts`. */
export const MOTIFS = ["diagonal", "fan", "shard", "wave", "petal", "grid"] as const;
export type Motif = (typeof MOTIFS)[number];

/** Core file: `src/app/footers/<variant>-footer.tsx`, export `Footer`. */
export const FOOTERS = ["full", "slim"] as const;

export interface SectionSpec {
  readonly title: string;
  readonly switch?: SwitchKey;
  readonly place: "main" | "aside" | "both"; // wide column, narrow column, or both
  /** Shared scenes it shows, from `content/artwork/scene`. */
  readonly scenes?: readonly string[];
}

/** Home sections. Core file: `src/features/home/sections/<key>-section.tsx`, export `Section`. */
export const SECTIONS = {
  announcements: { title: "Announcement ticker", place: "main" },
  live: { title: "Live matches as cards", switch: "sport", place: "main" },
  "sport-table": { title: "Matches as a dense odds table", switch: "sport", place: "main" },
  esports: { title: "Esports odds table", switch: "gaming", place: "main" },
  bracket: { title: "Esports knock-out bracket", switch: "gaming", place: "aside" },
  standings: { title: "Esports team standings", switch: "gaming", place: "aside" },
  tables: { title: "Live casino tables with road maps", switch: "realbet", place: "main" },
  lottery: { title: "Lottery draws with number grids", switch: "lottery", place: "main" },
  "draw-results": { title: "Latest lottery results", switch: "lottery", place: "aside" },
  rooms: { title: "Chess and card rooms", switch: "chess", place: "main" },
  "venues-bento": { title: "Venues as a bento of large tiles", place: "main" },
  "venues-arches": { title: "Venues as arches", place: "main" },
  "venues-chips": { title: "Venues as compact chips", place: "main" },
  "venues-waves": { title: "Venues as wide calm panels", place: "main" },
  "games-wall": { title: "Hot games as a wall of tiles", switch: "egame", place: "main" },
  "games-ranked": { title: "Hot games as ranked lists", switch: "egame", place: "main" },
  jackpot: {
    title: "Jackpot counter with latest wins",
    switch: "egame",
    place: "main",
    scenes: ["jackpot"],
  },
  "jackpot-band": {
    title: "Jackpot counter as a band",
    switch: "egame",
    place: "main",
    scenes: ["jackpot"],
  },
  winners: { title: "Latest wins", place: "aside" },
  "promotions-bento": { title: "Promotions as a bento", switch: "promotions", place: "main" },
  "promotions-cards": { title: "Promotions as cards", switch: "promotions", place: "main" },
  download: { title: "App download band", switch: "download", place: "main", scenes: ["download"] },
  "download-card": {
    title: "App download card",
    switch: "download",
    place: "aside",
    scenes: ["download"],
  },
  sponsor: { title: "Sponsor band", switch: "sponsor", place: "both", scenes: ["sponsor"] },
} as const satisfies Record<string, SectionSpec>;

export type SectionKey = keyof typeof SECTIONS;
export const SECTION_KEYS = Object.keys(SECTIONS) as readonly SectionKey[];

export function sectionSpec(key: SectionKey): SectionSpec {
  return SECTIONS[key];
}

/** A full-width section, or a two-column block. */
export type HomeBlock =
  | SectionKey
  | { readonly main: readonly SectionKey[]; readonly aside: readonly SectionKey[] };
