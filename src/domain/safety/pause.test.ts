import { expect, it } from "vitest";
import { ACCOUNT_CLOSED, INVALID_CREDENTIALS, SELF_EXCLUDED, TIMED_OUT } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { pauseOf } from "./pause.ts";

const refused = (status_code: number, data?: unknown) =>
  pauseOf(new CallError("code", "/login", { status_code, data, message: "" }));

it("LCCP SR 3.5.3: knows a refused login of an account that takes a break, and its end", () => {
  const data = { kind: "timeOut", from: 1, until: 2 };
  expect(refused(TIMED_OUT, data)).toEqual({ kind: "timeOut", until: 2 });
  expect(refused(SELF_EXCLUDED, { kind: "exclusion", from: 1, until: null })).toEqual({
    kind: "exclusion",
    until: null,
  });
});

it("names no date where the server has none, or sends nonsense", () => {
  expect(refused(ACCOUNT_CLOSED)).toEqual({ kind: "closed", until: null });
  expect(refused(TIMED_OUT, { until: "soon" })).toEqual({ kind: "timeOut", until: null });
});

it("is silent about other refusals", () => {
  expect(refused(INVALID_CREDENTIALS)).toBeNull();
});
