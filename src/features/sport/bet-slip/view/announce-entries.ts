// Announces changes of prices in the slip, whether or not it is in view.
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import { compare, parseFraction } from "#contract/betting/fraction.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { i18n } from "#lib/text/i18n.ts";
import { backedText } from "#domain/bets/play-words.ts";
import { announcePrice } from "#ui/money/price-announcer.tsx";
import { useSportPreferences } from "../../feed/sport-preferences.ts";
import { oddsTypeNow } from "../../feed/odds-type.ts";
import {
  activeOf,
  changeOf,
  needsConsent,
  entryPrice,
  type SlipEntry,
} from "../state/slip-entry.ts";
import { slipLegs } from "../state/slip-model.ts";
import { useSlip } from "../state/slip-store.ts";
import { factsOf } from "./entry-words.ts";

/** @returns how to stop */
export function announceEntries(): () => void {
  return useSlip.subscribe((state, former) => {
    const { selections, combined, accept } = state;
    if (selections === former.selections && combined === former.combined) return;
    const { mostFall } = useSportPreferences.getState();
    const before = new Map(slipLegs(former).map((one) => [one.pick.priceId, one]));
    for (const one of slipLegs(state)) {
      const news = newsOf(before.get(one.pick.priceId), one);
      if (news === null) continue;
      const text = textOf(one, news);
      const asks = needsConsent(one, { accept, mostFall });
      announcePrice(one.pick.priceId, asks ? i18n.t("sport:live.announce.asks", { text }) : text);
    }
  });
}

type News = "up" | "down" | "open" | "closed" | "terms";

/** Until the player agrees, every announcement includes a changed line or score. */
function textOf(entry: SlipEntry, latest: News): string {
  const { price, quoted } = entryPrice(entry);
  const change = changeOf(entry);
  const isOther = change !== null && (change.line !== null || change.score !== null);
  const news = isOther && latest !== "closed" ? "terms" : latest;
  const name = backedText(factsOf(entry), i18n.getFixedT(null, "sport"));
  return i18n.t(`sport:live.announce.${news}`, {
    name,
    odds: shownOdds(price, quoted, oddsTypeNow()),
  });
}

/** A new selection is announced by the number of selections. */
function newsOf(before: SlipEntry | undefined, after: SlipEntry): News | null {
  if (before === undefined || before.now === after.now) return null;
  const [was, is] = [activeOf(before), activeOf(after)];
  if (was === "delay" || is === "delay") return null;
  if (is !== "open") return was === "open" ? "closed" : null;
  if (was !== "open") return "open";
  if (termsOf(before) !== termsOf(after)) return "terms";
  const [from, to] = [before, after].map((one) => parseFraction(entryPrice(one).price));
  if (!from || !to) return null;
  return ({ "-1": "down", "0": null, "1": "up" } as const)[compare(to, from)];
}

/** Terms whose change always needs consent. */
function termsOf({ pick, stamp, now }: SlipEntry): string {
  const { line, score } = now ?? stamp;
  return `${line} ${COUNTS_FROM_BET.has(pick.sport) ? score : ""}`;
}
