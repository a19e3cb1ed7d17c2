// Player portraits in the site's palettes: background, shoulders with outfit, face, hair. Those of the avatar
// list (`player-1` …) combine hair and outfits so that no two look alike.
import { at, hash } from "../random.ts";
import { document } from "./svg.ts";

const GROUNDS = [
  "{{1.a2}}",
  "{{3.a3}}",
  "{{2.k2}}",
  "{{6.a2}}",
  "{{1.a4}}",
  "{{5.a3}}",
  "{{4.a1}}",
] as const;
const SHIRTS = ["{{a5}}", "{{k3}}", "{{4.a4}}", "{{g3}}", "{{7.a3}}"] as const;
const HAIR_TONES = ["{{a0}}", "{{g1}}", "{{k1}}"] as const;

interface Hair {
  /** Drawn before the head. */
  readonly back?: string;
  readonly front: string;
}

/** `H` is the colour of the hair, `S` that of the shirt. */
const HAIR: readonly Hair[] = [
  { front: '<path d="M22 34Q20 14 40 13 60 14 58 34 52 24 40 24 28 24 22 34z" fill="H"/>' },
  {
    back: '<path d="M19 66Q12 11 40 11 68 11 61 66z" fill="H"/>',
    front: '<path d="M23 38Q24 22 44 19 55 23 57 38 62 13 40 13 18 13 23 38z" fill="H"/>',
  },
  {
    front:
      '<path d="M21 40Q17 12 40 12 63 12 59 40 56 27 48 25 34 27 27 24 22 30 21 40z" fill="H"/>',
  },
  {
    front:
      '<path d="M23 32Q22 12 40 12 58 12 57 32z" fill="S"/><path d="M21 31H60Q68 31 68 36H23Q20 34 21 31z" fill="H"/>',
  },
  { front: '<path d="M20 44Q16 10 40 10 64 10 60 44L55 44Q57 26 40 25 23 26 25 44z" fill="H"/>' },
  {
    back: '<circle cx="40" cy="11" r="8" fill="H"/>',
    front: '<path d="M23 36Q21 15 40 15 59 15 57 36 53 22 40 22 27 22 23 36z" fill="H"/>',
  },
  { front: '<path d="M24 28Q28 10 44 13 58 15 57 30 48 20 38 23 30 22 24 28z" fill="H"/>' },
  {
    front:
      '<path d="M24 40Q25 60 40 60 55 60 56 40 53 46 46 45 40 43 34 45 27 46 24 40z" fill="H"/><path d="M25 30Q27 16 40 16 53 16 55 30 50 22 40 22 30 22 25 30z" fill="H"/>',
  },
];

const OUTFITS = [
  '<path d="M32 58q8 8 16 0" fill="none" stroke="{{a0}}" stroke-opacity=".35" stroke-width="2.4"/>',
  '<path d="M31 57l9 12-7 7-7-17zM49 57l-9 12 7 7 7-17z" fill="{{w}}" opacity=".85"/>',
  '<path d="M12 74h56v4H12zM13 68h54v3H13z" fill="{{w}}" opacity=".6"/>',
] as const;

const EYES =
  '<circle cx="33" cy="40" r="1.8" fill="{{a0}}"/><circle cx="47" cy="40" r="1.8" fill="{{a0}}"/>';
const GLASSES =
  '<path d="M28 37h9v6h-9zM43 37h9v6h-9zM37 39h6" fill="none" stroke="{{a0}}" stroke-width="1.6"/>';
const HEADSET =
  '<path d="M22 40Q20 11 40 11 60 11 58 40" fill="none" stroke="{{a1}}" stroke-width="3"/><path d="M19 36h6v11h-6zM55 36h6v11h-6z" fill="{{a1}}"/>';

export function avatar(id: string): string {
  const place = Number(/^player-(\d{1,4})$/.exec(id)?.[1] ?? hash(id) % 1000);
  const row = Math.floor(place / HAIR.length);
  const hair = at(HAIR, place);
  const shirt = at(SHIRTS, place + row);
  const paint = (drawing = "") =>
    drawing.replaceAll('"H"', `"${at(HAIR_TONES, place + row)}"`).replaceAll('"S"', `"${shirt}"`);
  return document(
    { width: 80, height: 80 },
    `<rect width="80" height="80" fill="${at(GROUNDS, place)}"/><circle cx="58" cy="18" r="30" fill="{{w}}" opacity=".1"/>${paint(hair.back)}<path d="M10 82Q12 60 32 58H48Q68 60 70 82z" fill="${shirt}"/>${at(OUTFITS, row)}<path d="M34 50h12v10q-6 6-12 0z" fill="{{g3}}"/><ellipse cx="40" cy="39" rx="16" ry="18" fill="{{g4}}"/>${EYES}${paint(hair.front)}${extra(place)}<path d="M35 49q5 4 10 0" fill="none" stroke="{{g1}}" stroke-width="1.6"/>`,
  );
}

function extra(place: number): string {
  if (place % 5 === 2) return GLASSES;
  return place % 7 === 4 ? HEADSET : "";
}
