// Preloads of pages other than home: without them, chunks, their imports and texts load one after another.
import type { EditionArt } from "#contract/brand-entry.ts";
import { EDITIONS, type Edition, type Locale } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { Preload } from "#contract/visit-facts.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import type { PageChunks } from "./page-chunks.ts";
import type { TextFiles } from "./stamp-texts.ts";

interface PreloadInput {
  readonly core: CoreBuild;
  readonly routes: readonly RouteSpec[];
  readonly chunks: PageChunks;
  readonly lateStyles: string;
  readonly files: TextFiles;
  readonly locale: Locale;
  readonly art: Readonly<Record<"hero" | "promotion", EditionArt>>;
}

interface Landing {
  readonly page: string;
  readonly start: string;
  readonly art?: true;
}

/** Pages that visitors reach from a search or a shared link. */
const LANDINGS: readonly Landing[] = [
  { page: "help", start: "/app/help/" },
  { page: "discount", start: "/activity/discount" },
  { page: "friend-invitation", start: "/activity/friendInvitation", art: true },
];

export function pagePreloads(input: PreloadInput): readonly Preload[] {
  const { routes, lateStyles, chunks, art } = input;
  const own = LANDINGS.filter(({ page }) => routes.some((route) => route.page === page));
  return [
    ...picturePreloads("", art.hero),
    ["", chunks.first.filter((name) => !chunks.every.includes(name))],
    ...own.flatMap((landing) => landingPreloads(landing, input)),
    ["/", [lateStyles, ...commonChunks(input)]],
  ];
}

function landingPreloads({ page, start, art }: Landing, input: PreloadInput): readonly Preload[] {
  const texts = textsOf(page, input);
  return [
    [start, [input.lateStyles, ...chunksOf(page, input)]],
    ...(texts.length > 0 ? [[start, texts, input.locale] as const] : []),
    ...(art ? picturePreloads(start, input.art.promotion) : []),
  ];
}

function textsOf(page: string, { core, files, locale }: PreloadInput): string[] {
  const own = ownValue(files.late, core.features[`page-${page}`] ?? "");
  const help = page === "help" ? files.help["always"] : undefined;
  return [own?.[locale], help?.[locale]].flatMap((file) => file ?? []);
}

export function picturePreloads(start: string, art: EditionArt): readonly Preload[] {
  const file = (edition: Edition) => [art[edition].slice(1)];
  if (art.classic === art.professional) return [[start, file("classic")]];
  return EDITIONS.map((edition) => [start, file(edition), edition] as const);
}

/** Chunks that more than half of the pages import. */
function commonChunks(input: PreloadInput): string[] {
  const pages = [...new Set(input.routes.map((route) => route.page))];
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const chunk of chunksOf(page, input)) counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > pages.length / 2).map(([chunk]) => chunk);
}

function chunksOf(page: string, { core, chunks }: PreloadInput): string[] {
  const entry = core.entries[`page-${page}`];
  const own = entry === undefined ? [] : reachable(core, [entry], false);
  return own.filter((chunk) => !chunks.every.includes(chunk));
}
