// What the home page shows, in the order of the brand's layout.
import type { HomeBlock, SectionKey } from "#contract/layout.ts";

export interface HomeColumns {
  readonly id: string;
  readonly main: readonly SectionKey[];
  readonly aside: readonly SectionKey[];
}

/** Blocks with sections the bundle contains; empty blocks are dropped. */
export function homeColumns(
  home: readonly HomeBlock[],
  holds: (key: SectionKey) => boolean,
): HomeColumns[] {
  return home
    .map((block) => (typeof block === "string" ? { main: [block], aside: [] } : block))
    .map(({ main, aside }) => ({ main: main.filter(holds), aside: aside.filter(holds) }))
    .filter(({ main, aside }) => main.length + aside.length > 0)
    .map((block) => ({ id: [...block.main, ...block.aside].join(" "), ...block }));
}

/** The section the hero's first button links to. */
export function openingSection(home: readonly HomeBlock[]): SectionKey | null {
  return flatten(home).find((key) => key !== "announcements" && key !== "jackpot-band") ?? null;
}

export function promotionsSection(home: readonly HomeBlock[]): SectionKey | null {
  return flatten(home).find((key) => key.startsWith("promotions-")) ?? null;
}

/** Id of the element around a section. */
export function sectionId(key: SectionKey): string {
  return `home-${key}`;
}

/** Scrolls to a section and moves the focus there. */
export function goToSection(key: SectionKey): void {
  const target = document.getElementById(sectionId(key));
  target?.scrollIntoView({ block: "start" });
  target?.focus({ preventScroll: true });
}

function flatten(home: readonly HomeBlock[]): SectionKey[] {
  return home.flatMap((block) =>
    typeof block === "string" ? [block] : [...block.main, ...block.aside],
  );
}
