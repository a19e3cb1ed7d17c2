// Many messages a second, for measurements.
import type { DatabaseSync } from "node:sqlite";
import type { Place } from "../../backend/chat/chat-lines.ts";
import { postLine } from "../../backend/chat/send-message.ts";
import { at, hash } from "../random.ts";
import { regular } from "./people.ts";
import { TALK } from "./talk-lines.ts";

interface FloodPlan {
  readonly perSecond: number;
  readonly count: number;
}

const TICK_MS = 50;

export interface Flood {
  start(database: DatabaseSync, place: Place, plan: FloodPlan): void;
  stop(): void;
}

export function createFlood(now: () => number): Flood {
  let timer: NodeJS.Timeout | undefined;
  return {
    start(database, place, { perSecond, count }) {
      clearInterval(timer);
      const begun = performance.now();
      let said = 0;
      timer = setInterval(() => {
        const due = Math.min(count, Math.floor(((performance.now() - begun) / 1000) * perSecond));
        for (; said < due; said++) postLine(database, place, floodLine(place, said, now()));
        if (said >= count) clearInterval(timer);
      }, TICK_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}

function floodLine({ rid }: Place, number: number, time: number) {
  const user = regular(1, rid, number % 40);
  const said = at(TALK.football, number).replaceAll(/\{\w+\}/g, "");
  // Of different lengths, so that lines wrap differently.
  const msg = `${number + 1} ${said.repeat(1 + (hash(number) % 4))}`;
  return { user, body: { kind: "message", msg, reply: null }, time } as const;
}
