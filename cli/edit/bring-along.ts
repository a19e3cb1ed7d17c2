// What a change of a manifest makes necessary elsewhere in it: switches that require each other, navigation and home
// sections of switched-off parts, defaults that are no longer offered.
import { HERO_CARDS, sectionSpec } from "#contract/layout.ts";
import type { Manifest } from "#contract/manifest.ts";
import { navSpec } from "#contract/navigation.ts";
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from "#contract/switches.ts";

export interface Consequence {
  readonly field: string;
  readonly after: unknown;
  readonly why: string;
}

/**
 * @param manifest with the asked changes in it
 * @param asked fields that stay as they are
 */
export function bringAlong(manifest: Manifest, asked: ReadonlySet<string>): readonly Consequence[] {
  const switches = switchConsequences(manifest, asked);
  const isOn = (key: SwitchKey | undefined): boolean =>
    key === undefined ||
    Boolean(
      switches.find(({ field }) => field === `switches.${key}`)?.after ?? manifest.switches[key],
    );
  const others = [
    ...navConsequences(manifest, isOn),
    ...homeConsequences(manifest, isOn),
    ...cardConsequences(manifest, isOn),
    ...defaultConsequences("editions", manifest.editions),
    ...defaultConsequences("locales", manifest.locales),
  ];
  return [...switches, ...others.filter(({ field }) => !asked.has(field))];
}

/** Only follows switches that this edit changes: a conflict that stood before is the operator's to decide. */
function switchConsequences({ switches }: Manifest, asked: ReadonlySet<string>): Consequence[] {
  const now = new Map(SWITCH_KEYS.map((key) => [key, Boolean(switches[key])]));
  const changed = new Set(SWITCH_KEYS.filter((key) => asked.has(`switches.${key}`)));
  const found: Consequence[] = [];
  for (let grew = true; grew;) {
    grew = false;
    for (const key of SWITCH_KEYS)
      for (const needed of SWITCHES[key].requires) {
        if (!now.get(key) || now.get(needed)) continue;
        const [target, on, why] = changed.has(needed)
          ? [key, false, `it requires "${needed}", which is off`]
          : [needed, true, `"${key}" requires it`];
        if (changed.has(target) || (!changed.has(key) && !changed.has(needed))) continue;
        now.set(target, on);
        changed.add(target);
        found.push({ field: `switches.${target}`, after: on, why });
        grew = true;
      }
  }
  return found;
}

type IsOn = (key: SwitchKey | undefined) => boolean;

function navConsequences({ nav }: Manifest, isOn: IsOn): Consequence[] {
  const after = nav.filter((key) => isOn(navSpec(key).switch));
  return after.length === nav.length ? [] : [{ field: "nav", after, why: offWhy(nav, after) }];
}

const offWhy = (before: readonly string[], after: readonly string[]): string =>
  `switched off: ${before.filter((key) => !after.includes(key)).join(", ")}`;

type Home = Manifest["layout"]["home"];

function homeConsequences({ layout }: Manifest, isOn: IsOn): Consequence[] {
  const shown = (key: Parameters<typeof sectionSpec>[0]) => isOn(sectionSpec(key).switch);
  const after = layout.home.flatMap((block): Home => {
    if (typeof block === "string") return shown(block) ? [block] : [];
    const [main, aside] = [block.main.filter(shown), block.aside.filter(shown)];
    if (main.length > 0 && aside.length > 0) return [{ main, aside }];
    // Without its neighbour a narrow section has no place, unless it is also made for the wide column.
    return [...main, ...aside.filter((key) => sectionSpec(key).place === "both")];
  });
  const keys = (home: Home) =>
    home.flatMap((block) => (typeof block === "string" ? block : [...block.main, ...block.aside]));
  const [before, left] = [keys(layout.home), keys(after)];
  if (before.length === left.length) return [];
  const gone = before.filter((key) => !left.includes(key)).join(", ");
  return [{ field: "layout.home", after, why: `switched off or without a column: ${gone}` }];
}

function cardConsequences({ layout: { heroCard } }: Manifest, isOn: IsOn): Consequence[] {
  if (heroCard === undefined || isOn(HERO_CARDS[heroCard].switch)) return [];
  const other = Object.entries(HERO_CARDS).find(([, card]) => isOn(card.switch))?.[0];
  const why = `"${heroCard}" needs "${HERO_CARDS[heroCard].switch}", which is off`;
  return [{ field: "layout.heroCard", after: other, why }];
}

function defaultConsequences(
  field: "editions" | "locales",
  { default: value, offered }: { readonly default: string; readonly offered: readonly string[] },
): Consequence[] {
  if (offered.includes(value)) return [];
  return [
    { field: `${field}.default`, after: offered[0], why: `${value} is not offered any more` },
  ];
}
