// A call refused for its timestamp is sent once more by the server's clock (design: contract, "Clock").
import * as v from "valibot";
import { ILLEGAL_PARAMETER } from "#contract/codes.ts";
import { CallError } from "./call-error.ts";
import { setServerTime } from "../time/clock.ts";

export async function inServerTime<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const serverTime = timeOfRefusal(error);
    if (serverTime === null) throw error;
    setServerTime(serverTime);
    return attempt();
  }
}

const TimeSchema = v.object({
  /** Epoch milliseconds, within the years a date can have. */
  serverTime: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
});

function timeOfRefusal(error: unknown): number | null {
  if (!(error instanceof CallError) || error.code !== ILLEGAL_PARAMETER) return null;
  const refusal = v.safeParse(TimeSchema, error.envelope?.data);
  return refusal.success ? refusal.output.serverTime : null;
}
