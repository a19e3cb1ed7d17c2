// Rules and return to player come before the first launch of a game, and again once they have changed (RTS 3A, 7D).
import { createHash } from "node:crypto";
import type { GameRules, RulesRefusal } from "#contract/api/launch.ts";
import { RULES_FIRST } from "#contract/codes.ts";
import type { GameRef } from "./own-games.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { memberSlotStake } from "../duties/slot-stake.ts";

interface Asked extends GameRef {
  readonly rulesRead?: string | undefined;
}

/** @throws Refusal with the rules until the member has read them */
export function checkRulesRead(context: CallContext, { rulesRead, ...game }: Asked): void {
  if (!siteDuties(context).gameRules) return;
  const { time } = context;
  const mostSlotCents = memberSlotStake(context, { member: memberOf(context).id, time });
  const rules = context.ports.gameRules(game, mostSlotCents);
  // The launch itself refuses a game that is not offered.
  if (rules === null) return;
  const version = versionOf(rules);
  if (readVersion(context, game) === version) return;
  if (rulesRead !== version) {
    const data: RulesRefusal = { ...rules, version };
    throw new Refusal(RULES_FIRST, "", { data });
  }
  context.database
    .prepare(
      `INSERT OR REPLACE INTO rules_read (member, enName, gameCode, version, time)
      VALUES (?, ?, ?, ?, ?)`,
    )
    .run(memberOf(context).id, game.enName, game.gameCode, version, context.time);
}

function versionOf(rules: GameRules): string {
  return createHash("sha256").update(JSON.stringify(rules)).digest("hex").slice(0, 16);
}

function readVersion(context: CallContext, { enName, gameCode }: GameRef): unknown {
  return context.database
    .prepare("SELECT version FROM rules_read WHERE member = ? AND enName = ? AND gameCode = ?")
    .get(memberOf(context).id, enName, gameCode)?.["version"];
}
