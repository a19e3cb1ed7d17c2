// Portraits of players in the site's palette: a head, hair or a hood, shoulders, on a plain ground.
import { hash, pick } from "../random.ts";
import { document } from "./svg.ts";

const GROUNDS = ["{{a2}}", "{{a3}}", "{{k2}}", "{{a1}}", "{{g2}}"] as const;
const SHIRTS = ["{{a5}}", "{{k3}}", "{{g3}}", "{{a4}}"] as const;
const HAIR = [
  "M22 34Q20 14 40 13 60 14 58 34 52 24 40 24 28 24 22 34z",
  "M21 40Q17 12 40 12 63 12 59 40 56 27 48 25 34 27 27 24 22 30 21 40z",
  "M20 44Q16 10 40 10 64 10 60 44L55 44Q57 26 40 25 23 26 25 44z",
  "M24 28Q28 10 44 13 58 15 57 30 48 20 38 23 30 22 24 28z",
] as const;

export function avatar(id: string): string {
  const ground = pick(GROUNDS, id, "ground");
  const shirt = pick(SHIRTS, id, "shirt");
  const hair = pick(HAIR, id, "hair");
  const glasses =
    hash(id, "glasses") % 4 === 0
      ? '<path d="M28 38h9v5h-9zM43 38h9v5h-9zM37 40h6" fill="none" stroke="{{a0}}" stroke-width="1.6"/>'
      : '<circle cx="33" cy="40" r="1.8" fill="{{a0}}"/><circle cx="47" cy="40" r="1.8" fill="{{a0}}"/>';
  return document(
    { width: 80, height: 80 },
    `<rect width="80" height="80" fill="${ground}"/><circle cx="58" cy="18" r="30" fill="{{w}}" opacity=".1"/><path d="M10 82Q12 60 32 58H48Q68 60 70 82z" fill="${shirt}"/><path d="M34 50h12v10q-6 6-12 0z" fill="{{g3}}"/><ellipse cx="40" cy="39" rx="16" ry="18" fill="{{g4}}"/><path d="${hair}" fill="{{a0}}"/>${glasses}<path d="M35 48q5 4 10 0" fill="none" stroke="{{g1}}" stroke-width="1.6"/>`,
  );
}
