// Fields of the manifest for the composition of pages.
import * as v from "valibot";
import {
  FOOTERS,
  HEADERS,
  HERO_CARDS,
  HEROES,
  LOBBY_HEADS,
  MEMBER_FRAMES,
  MOTIFS,
  RECORD_LISTS,
  SECTION_KEYS,
  SURFACES,
  type HeroCard,
} from "./layout.ts";
import { described } from "./described.ts";

const section = v.picklist(SECTION_KEYS);

export const layoutField = v.strictObject({
  header: described(v.picklist(HEADERS), "Categories in a top bar or in a left rail."),
  hero: described(v.picklist(HEROES), "Composition of the home page's first screen."),
  heroCard: described(
    v.optional(v.picklist(Object.keys(HERO_CARDS) as HeroCard[])),
    "Live card inside the hero; none when absent.",
  ),
  home: described(
    v.pipe(
      v.array(
        v.union([
          section,
          v.strictObject({
            main: v.pipe(v.array(section), v.minLength(1)),
            aside: v.pipe(v.array(section), v.minLength(1)),
          }),
        ]),
      ),
      v.minLength(1),
    ),
    "Sections of the home page in order; { main, aside } makes a two-column block.",
  ),
  footer: described(v.picklist(FOOTERS), "Full footer or one line."),
  member: described(
    v.picklist(MEMBER_FRAMES),
    "The member's menu: left or right of the page, as tabs above it, or in a band with the name.",
  ),
  lobby: described(
    v.picklist(LOBBY_HEADS),
    "Opening of a lobby: one line, a drawing across the page, or words beside a framed drawing.",
  ),
  records: described(v.picklist(RECORD_LISTS), "Records as a table or as a ledger of rows."),
});

export const surfaceField = described(
  v.optional(v.picklist(SURFACES)),
  "How cards stand out from the page; as the edition does it when absent.",
);

export const motifField = described(
  v.picklist(MOTIFS),
  "Pattern of heroes, VIP and sponsor, and of the band of the member's menu.",
);
