import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frameUrl, type GeetestMessage, listenToGeetest } from "./geetest-messages.ts";

const ORIGIN = "https://captcha.site.example";
const FRAME = {};
const RESULT = { lot_number: "l", captcha_output: "o", pass_token: "p", gen_time: "1" };

let target: EventTarget;
const heard = vi.fn<(message: GeetestMessage) => void>();

function post(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = Object.assign(new Event("message"), {
    data,
    origin: ORIGIN,
    source: FRAME,
    ...from,
  });
  target.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  target = new EventTarget();
});
afterEach(() => void vi.useRealTimers());

const listen = () =>
  listenToGeetest({
    origin: ORIGIN,
    source: () => FRAME,
    heard,
    target: target as unknown as Window,
    timeoutMs: 1000,
  });

describe("the framed captcha", () => {
  it("returns a result of exactly four fields", () => {
    listen();
    post(RESULT);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: "result", result: RESULT });
  });

  it.each([
    ["another origin", RESULT, { origin: "https://evil.example" }],
    ["another window", RESULT, { source: {} }],
    ["a field too many", { ...RESULT, more: 1 }, {}],
    ["a field too few", { ...RESULT, gen_time: undefined }, {}],
    ["another type", { ...RESULT, pass_token: 1 }, {}],
    ["a text", "result", {}],
    ["nothing", null, {}],
  ])("ignores a message with %s", (_, data, from) => {
    listen();
    post(data, from);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each(["failed", "closed"] as const)("reports that it %s", (kind) => {
    listen();
    post({ kind });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ kind });
  });

  it("times out, but not after a result", () => {
    listen();
    vi.advanceTimersByTime(1000);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: "timeout" });
    heard.mockReset();
    listen();
    post(RESULT);
    vi.advanceTimersByTime(5000);
    expect(heard).not.toHaveBeenCalledWith({ kind: "timeout" });
  });

  it("is not listened to after closing", () => {
    listen()();
    post(RESULT);
    vi.advanceTimersByTime(5000);
    expect(heard).not.toHaveBeenCalled();
  });
});

it("requests the page in the player's language", () => {
  expect(frameUrl(ORIGIN, "zh-TW")).toBe(`${ORIGIN}/captcha?locale=zh-TW`);
});
