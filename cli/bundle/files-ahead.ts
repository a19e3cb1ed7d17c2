// A page other than home loads its chunks one round trip after another: its own, what they import, its
// texts. The stamp knows them all, so the html asks for them while the script is still on its way.
import type { Locale } from "#contract/locales.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";

/** Files of the bundle for paths that begin so, in one locale or in every. */
export type FilesAhead = readonly (readonly [
  start: string,
  files: readonly string[],
  locale?: Locale,
])[];

interface AheadInput {
  readonly core: CoreBuild;
  readonly routes: readonly RouteSpec[];
  /** Chunks that are asked for anyway. */
  readonly first: readonly string[];
  readonly lateStyles: string;
  /** Texts and pages of the help in the default locale. */
  readonly help: readonly string[];
  readonly locale: Locale;
}

/** Where strangers arrive from a search. */
const LANDINGS = { help: "/app/help/", discount: "/activity/discount" } as const;

export function filesAhead(input: AheadInput): FilesAhead {
  const { routes, lateStyles, help, locale } = input;
  const common = commonChunks(input);
  const own = Object.entries(LANDINGS).flatMap(([page, start]) => {
    if (!routes.some((route) => route.page === page)) return [];
    const chunks = chunksOf(page, input).filter((chunk) => !common.includes(chunk));
    return [[start, chunks] as const];
  });
  return [
    ["/", [lateStyles, ...common]],
    ...own,
    ...(help.length > 0 ? [[LANDINGS.help, help, locale] as const] : []),
  ];
}

/** What most pages import beyond the first screen. */
function commonChunks(input: AheadInput): string[] {
  const pages = [...new Set(input.routes.map((route) => route.page))];
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const chunk of chunksOf(page, input)) counts.set(chunk, (counts.get(chunk) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > pages.length / 2).map(([chunk]) => chunk);
}

function chunksOf(page: string, { core, first }: AheadInput): string[] {
  const entry = core.entries[`page-${page}`];
  const chunks = entry === undefined ? [] : reachable(core, [entry], false);
  return chunks.filter((chunk) => !first.includes(chunk));
}
