import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { CallError } from "./call-error.ts";
import { readEnvelope } from "./http.ts";
import { isEmpty } from "./use-call.ts";

const call = { path: "/site/api/v1/x", response: v.object({ url: v.string() }) };

function failure(wire: unknown): CallError {
  try {
    readEnvelope(call, wire);
  } catch (error) {
    if (error instanceof CallError) return error;
  }
  throw new Error("no CallError was thrown");
}

describe("readEnvelope", () => {
  it.each([6000, "6000"])("returns the data of status %s", (status_code) => {
    expect(readEnvelope(call, { status_code, data: { url: "x" }, message: "" })).toEqual({
      url: "x",
    });
  });

  it("rejects other codes with the whole envelope", () => {
    const envelope = { status_code: "6011", data: null, message: "请勿频繁提交" };
    expect(failure(envelope)).toMatchObject({
      kind: "code",
      code: 6011,
      message: "请勿频繁提交",
      envelope,
    });
  });

  it.each([null, "text", {}, { status_code: null, data: 1 }])(
    "refuses %j as an envelope",
    (wire) => {
      expect(failure(wire).kind).toBe("shape");
    },
  );

  it("refuses data of another shape", () => {
    expect(failure({ status_code: 6000, data: { url: 1 }, message: "" }).kind).toBe("shape");
  });
});

describe("isEmpty", () => {
  it.each([
    [[], true],
    [[1], false],
    [{ list: [] }, true],
    [{ total: 0, matches: [] }, true],
    [{ name: "x" }, false],
    [null, false],
  ])("%j → %s", (data, empty) => expect(isEmpty(data)).toBe(empty));
});
