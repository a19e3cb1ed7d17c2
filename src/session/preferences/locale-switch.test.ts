// @vitest-environment jsdom
// While the locale changes, pages open and texts arrive in any order: what may be shown has its texts.
import fc from "fast-check";
import { expect, it } from "vitest";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { setBrand } from "#brand/brand.ts";
import { showLocale } from "#lib/browser/appearance.ts";
import { i18n } from "#lib/text/i18n.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { loadNamespace, setLocale, startLocale } from "./locale.ts";

/** Each is delayed in turn, in each locale. */
const PAGES = ["account", "sport", "sport-more", "vip"] as const;
type Page = (typeof PAGES)[number];

type Step =
  | { readonly act: "open"; readonly page: Page }
  | { readonly act: "choose"; readonly locale: Locale }
  | { readonly act: "arrive"; readonly which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant("open" as const), page: fc.constantFrom(...PAGES) }),
  fc.record({ act: fc.constant("choose" as const), locale: fc.constantFrom(...LOCALES) }),
  fc.record({ act: fc.constant("arrive" as const), which: fc.nat() }),
);

let visit = 0;

/** A visit whose texts arrive when the test says so. */
async function start() {
  visit += 1;
  const name = (page: Page) => `${page}-${visit}`;
  const held: (() => void)[] = [];
  const later = (namespace: string, locale: Locale) => () =>
    new Promise<{ default: Record<string, { word: string }> }>((resolve) => {
      held.push(() => resolve({ default: { [namespace]: { word: `${namespace} ${locale}` } } }));
    });
  const lateTexts = Object.fromEntries(
    PAGES.map(name).map((namespace) => [
      namespace,
      { "zh-CN": later(namespace, "zh-CN"), "zh-TW": later(namespace, "zh-TW") },
    ]),
  );
  setBrand(sampleEntry({}, { lateTexts }));
  showLocale("zh-CN");
  await startLocale();
  const open = new Set<string>();
  const running: Promise<void>[] = [];
  return {
    async take(next: Step) {
      if (next.act === "choose") running.push(setLocale(next.locale));
      else if (next.act === "arrive") held.splice(next.which % Math.max(1, held.length), 1)[0]?.();
      else {
        const namespace = name(next.page);
        running.push(loadNamespace(namespace).then(() => void open.add(namespace)));
      }
      await settle();
    },
    async end() {
      while (held.length > 0) {
        held.shift()?.();
        await settle();
      }
      await Promise.all(running);
    },
    /** What a player would read of the open pages. */
    wrong: () =>
      [...open].filter((namespace) => {
        const { lang } = document.documentElement;
        return i18n.t(`${namespace}:word`) !== `${namespace} ${lang}`;
      }),
  };
}

/** Whatever follows from a step without waiting has followed. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** @returns what was wrong at any moment */
async function keysShown(steps: readonly Step[]): Promise<readonly string[]> {
  const site = await start();
  const wrong: string[] = [];
  for (const next of steps) {
    await site.take(next);
    wrong.push(...site.wrong());
  }
  await site.end();
  return [...wrong, ...site.wrong()];
}

it.each(PAGES)(
  "a page that opens while the other locale loads has its texts: %s last",
  async (page) => {
    const open = (one: Page): Step => ({ act: "open", page: one });
    const arrive: Step = { act: "arrive", which: 0 };
    const first = PAGES.filter((one) => one !== page);
    const shown = keysShown([
      ...first.flatMap((one) => [open(one), arrive]),
      { act: "choose", locale: "zh-TW" },
      open(page),
      ...PAGES.map(() => arrive),
      arrive,
    ]);
    expect(await shown).toEqual([]);
  },
);

it("every open page has its texts, in whatever order pages open, locales change and texts arrive", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      expect(await keysShown(steps)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
