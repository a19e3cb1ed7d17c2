// Traces of a feature in a bundle: modules that only it needs, its texts, its route paths.
import type { Texts } from "#contract/brand-entry.ts";
import { HERO_CARDS, SECTIONS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import { LAYERS, PARTS } from "#contract/layers.ts";
import { ownValue } from "#contract/own-value.ts";
import { ROUTES } from "#contract/routes.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { SWITCHED_TEXTS } from "#contract/texts.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import { EARLY, featureOf, textParts } from "./text-parts.ts";

export interface FeatureTraces {
  readonly modules: ReadonlySet<string>;
  readonly textFile: RegExp;
  /** Route paths up to the first parameter. */
  readonly paths: readonly string[];
}

export function featureTraces(core: CoreBuild, texts: Texts, key: SwitchKey): FeatureTraces {
  const entries = entriesOf(key);
  const isOwn = (name: string) => entries.has(name);
  const modules = only(Object.keys(core.entries), isOwn, (name) =>
    reachable(core, [ownValue(core.entries, name) ?? ""], true).flatMap(
      (file) => ownValue(core.chunks, file)?.modules ?? [],
    ),
  );
  const features = only(
    Object.keys(core.features),
    isOwn,
    (page) => ownValue(core.features, page) ?? [],
  );
  const parts = [...textParts(texts).keys()].filter(
    (part) =>
      ownValue(SWITCHED_TEXTS, part) === key || (part !== EARLY && features.has(featureOf(part))),
  );
  const names = [`help-${key}`, ...parts].join("|");
  return {
    modules,
    textFile: new RegExp(`^assets/(?:${names})-zh-(?:CN|TW)-[0-9a-f]{10}\\.js$`),
    paths: [
      ...only(
        ROUTES,
        (route) => route.switch === key,
        ({ path }) => stem(path),
      ),
    ],
  };
}

/** Values that only own members have. */
function only<T>(
  members: readonly T[],
  isOwn: (member: T) => boolean,
  of: (member: T) => string | readonly string[],
): ReadonlySet<string> {
  const own = members.filter(isOwn);
  if (own.length === 0) return new Set();
  const others = new Set(members.filter((member) => !isOwn(member)).flatMap(of));
  return new Set(own.flatMap(of).filter((name) => !others.has(name)));
}

/** Entries of the core that exist for the switch alone. */
function entriesOf(key: SwitchKey): ReadonlySet<string> {
  const pages = only(
    ROUTES,
    (route) => route.switch === key,
    ({ page }) => `page-${page}`,
  );
  const sections = (Object.keys(SECTIONS) as SectionKey[]).map(
    (name) => [`section-${name}`, sectionSpec(name).switch] as const,
  );
  const cards = Object.entries(HERO_CARDS).map(
    ([name, it]) => [`card-${name}`, it.switch] as const,
  );
  const layers = Object.entries(LAYERS).map(([name, owner]) => [`layer-${name}`, owner] as const);
  const parts = Object.entries(PARTS).map(([name, owner]) => [`part-${name}`, owner] as const);
  const others = [...sections, ...cards, ...layers, ...parts].filter(([, owner]) => owner === key);
  return new Set([...pages, ...others.map(([name]) => name)]);
}

const stem = (path: string) => path.split(/\/[:*]/, 1).join();
