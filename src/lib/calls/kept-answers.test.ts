// @vitest-environment jsdom
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { apiCall } from "#contract/api/envelope.ts";
import { configureHttp } from "../wire/http-options.ts";
import { keepAnswer, keptAnswer } from "./kept-answers.ts";

const call = apiCall({
  path: "/site/api/v1/x",
  request: v.object({ a: v.number() }),
  response: v.object({ name: v.string() }),
  cacheable: true,
});
const asked = (a: number, changes: object = {}) => ({
  call: { ...call, ...changes },
  body: { a },
  locale: "zh-CN",
});
const KEY = "answers.1.6101.zh-CN";

beforeAll(() => {
  const effects = { expired() {}, toast() {}, dialog() {}, page() {} };
  configureHttp({
    base: "/",
    siteId: "6101",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => null,
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects,
  });
});
beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe("kept answers", () => {
  it("are told apart by body and locale, and the newest counts", () => {
    keepAnswer(asked(1), { name: "old" });
    keepAnswer(asked(1), { name: "new" });
    keepAnswer(asked(2), { name: "other" });
    expect(keptAnswer(asked(1))).toEqual({ name: "new" });
    expect(keptAnswer(asked(3))).toBeUndefined();
    expect(keptAnswer({ ...asked(1), locale: "zh-TW" })).toBeUndefined();
  });

  it("are never a member's, nor what the contract does not mark", () => {
    for (const changes of [{ member: true }, { cacheable: false }]) {
      keepAnswer(asked(1, changes), { name: "x" });
      expect(localStorage).toHaveLength(0);
      keepAnswer(asked(1), { name: "x" });
      expect(keptAnswer(asked(1, changes))).toBeUndefined();
      localStorage.clear();
    }
  });

  it("are gone after a day", () => {
    vi.useFakeTimers();
    keepAnswer(asked(1), { name: "x" });
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(keptAnswer(asked(1))).toEqual({ name: "x" });
    vi.advanceTimersByTime(1);
    expect(keptAnswer(asked(1))).toBeUndefined();
  });

  it("stay small: what is too large is not kept, and the oldest goes first", () => {
    for (let a = 0; a < 20; a += 1) keepAnswer(asked(a), { name: "x".repeat(10_000) });
    keepAnswer(asked(99), { name: "x".repeat(30_000) });
    expect(localStorage.getItem(KEY)?.length).toBeLessThan(100_000);
    expect(keptAnswer(asked(99))).toBeUndefined();
    expect(keptAnswer(asked(0))).toBeUndefined();
    expect(keptAnswer(asked(19))).toBeDefined();
  });

  it.each(["", "[{", "7", '[{"asked":1}]', '[{"asked":"/site/api/v1/x {\\"a\\":1}","at":1}]'])(
    "%s in storage is no answer",
    (text) => {
      localStorage.setItem(KEY, text);
      expect(keptAnswer(asked(1))).toBeUndefined();
    },
  );

  it("break no contract", () => {
    keepAnswer(asked(1), { name: 7 });
    expect(keptAnswer(asked(1))).toBeUndefined();
  });
});
