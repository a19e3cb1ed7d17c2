// The rules that a site shows, kept each time they have changed, so that every bet is judged by those it was placed under.
import { createHash } from "node:crypto";
import * as v from "valibot";
import { PLAYS } from "#contract/betting/plays.ts";
import type { EvidenceData, RulePage } from "#contract/evidence/evidence-data.ts";
import { ownValue } from "#contract/own-value.ts";
import type { CallContext } from "../../wire/call-context.ts";

type Context = Pick<CallContext, "database" | "ports" | "view" | "time">;

/** Call it before a bet is placed. */
export function storeRules({ database, ports, view, time }: Context): void {
  const pages = JSON.stringify(ports.betSigner.rules());
  const version = createHash("sha256").update(pages).digest("hex").slice(0, 16);
  const { id } = view.site;
  const newest = database
    .prepare("SELECT version FROM bet_rules WHERE site = ? ORDER BY since DESC LIMIT 1")
    .get(id);
  if (newest?.["version"] === version) return;
  database
    .prepare("INSERT OR REPLACE INTO bet_rules (site, since, version, pages) VALUES (?, ?, ?, ?)")
    .run(id, time, version, pages);
}

const RulesSchema = v.object({
  since: v.number(),
  version: v.string(),
  pages: v.pipe(
    v.string(),
    v.transform((text): RulePage[] => JSON.parse(text)),
  ),
});

/** In force at a moment, of these plays; null where none were kept. */
export function rulesAt(
  { database, view }: Pick<Context, "database" | "view">,
  time: number,
  plays: readonly string[],
): EvidenceData["rules"] {
  const row = database
    .prepare(
      "SELECT since, version, pages FROM bet_rules WHERE site = ? AND since <= ? ORDER BY since DESC LIMIT 1",
    )
    .get(view.site.id, time);
  if (row === undefined) return null;
  const { since, version, pages } = v.parse(RulesSchema, row);
  const own = pages.filter(({ slug }) => isAbout(slug, plays));
  return own.length === 0 ? null : { since, version, pages: own };
}

/** Pages about one kind of play; all others are about every bet. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  rqgl: ["handicap"],
  dxqgl: ["total", "teamTotal", "resultTotal"],
};

function isAbout(slug: string, plays: readonly string[]): boolean {
  const rules = ownValue(ABOUT, slug);
  return rules === undefined || plays.some((w) => rules.includes(PLAYS.get(w)?.rule ?? ""));
}
