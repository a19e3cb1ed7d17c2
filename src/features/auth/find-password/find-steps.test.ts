import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIND_START, type FindEvent, type FindState, findStep } from "./find-steps.ts";

const walk = (...events: FindEvent[]): FindState => events.reduce(findStep, FIND_START);
const sent: FindEvent = { kind: "sent", account: "linxi88 8613800138000" };
const accepted: FindEvent = { kind: "accepted", code: "407123" };
const refused = (code: number | null): FindEvent => ({ kind: "refused", code, message: "no" });

describe("the way to a new password", () => {
  it("goes from the account over the code to the password and ends", () => {
    expect(walk(sent).step).toBe(1);
    expect(walk(sent, accepted).step).toBe(2);
    expect(walk(sent, accepted, { kind: "changed" })).toEqual({ ...FIND_START, step: 3 });
  });

  it("goes back one step at a time and keeps what was reached", () => {
    const back: FindEvent = { kind: "back" };
    expect(walk(sent, accepted, back)).toMatchObject({ step: 1, accepted: "407123" });
    expect(walk(sent, accepted, back, back)).toMatchObject({ step: 0, sentTo: sent.account });
    expect(walk(back).step).toBe(0);
    expect(walk(sent, accepted, { kind: "changed" }, back).step).toBe(3);
  });

  it("forgets the accepted code when the code goes to another account", () => {
    const other: FindEvent = { kind: "sent", account: "other 8613900139000" };
    expect(walk(sent, accepted, other).accepted).toBeNull();
    expect(walk(sent, accepted, sent).accepted).toBe("407123");
  });

  it.each([6036, 6037, 6038])("shows %i beside the code", (code) => {
    const refusal = { step: 1, message: "no" };
    expect(walk(sent, refused(code))).toMatchObject({ step: 1, refusal });
    expect(walk(sent, accepted, refused(code))).toMatchObject({ step: 1, accepted: null, refusal });
    expect(walk(refused(code))).toMatchObject({ step: 0, refusal: { step: 0 } });
  });

  it("starts again with the message when the server forgot the way", () => {
    const refusal = { step: 0, message: "no" };
    expect(walk(sent, accepted, refused(6035))).toEqual({ ...FIND_START, refusal });
  });

  it("leaves other refusals to the toast, and drops the last one at the next try", () => {
    expect(walk(sent, refused(6005), refused(null))).toEqual(walk(sent));
    expect(walk(sent, refused(6036), { kind: "tried" }).refusal).toBeNull();
  });

  it("never reaches a step without completing the ones before", () => {
    const event = fc.oneof(
      fc.constantFrom<FindEvent>(sent, { kind: "back" }, { kind: "tried" }),
      fc.integer({ min: 6030, max: 6040 }).map(refused),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { step, sentTo } = walk(...events);
        expect(step === 0 || (step === 1 && sentTo !== null)).toBe(true);
      }),
    );
  });
});
