import * as calls from "#contract/api/activities.ts";
import { outcomeOf, runOnce } from "../wallet/idempotency.ts";
import type { Answers } from "../wire/call-answers.ts";
import { memberOf } from "../wire/call-context.ts";
import { activityInfo, verification } from "./activity-views.ts";
import { claimItem } from "./claim-activity.ts";
import { exchangeRecord } from "./exchange-record.ts";
import { namedScope } from "./named-activity.ts";
import { confirmInfo, joinActivity, leaveActivity } from "./participation.ts";
import { raceBoard } from "./race-board.ts";

type ActivityCall =
  | "activityInfo"
  | "verification"
  | "confirmInfo"
  | "joinActivity"
  | "leaveActivity"
  | "claimActivity"
  | "claimActivityStatus"
  | "exchangeRecord"
  | "raceBoard";

export const ACTIVITY_ANSWERS: Answers<ActivityCall> = {
  activityInfo: { cacheMs: 0, answer: activityInfo },
  verification: { cacheMs: 0, answer: verification },
  confirmInfo: { cacheMs: 0, answer: confirmInfo },
  joinActivity: { cacheMs: 0, answer: joinActivity },
  leaveActivity: { cacheMs: 0, answer: leaveActivity },
  claimActivity: {
    cacheMs: 0,
    answer(context, body) {
      const { database, time, caller } = context;
      const { id: member } = memberOf(context);
      const scope = namedScope(context, body.id);
      const asked = { member, time, key: caller.idempotencyKey, call: "claimActivity", body };
      const act = () => claimItem(scope(), body.item);
      return runOnce(database, asked, { schema: calls.claimActivity.response, act });
    },
  },
  claimActivityStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "claimActivity" };
      return outcomeOf(context.database, asked, calls.claimActivity.response);
    },
  },
  exchangeRecord: { cacheMs: 0, answer: exchangeRecord },
  raceBoard: { cacheMs: 0, answer: raceBoard },
};
