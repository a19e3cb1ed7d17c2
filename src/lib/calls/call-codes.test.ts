// The result and the effects of every response code, as a table.
import * as v from "valibot";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { featuredMatches } from "#contract/api/featured-matches.ts";
import { CODES, type CodeHandling } from "#contract/codes.ts";
import errors from "#locales/zh-CN/errors.json";
import { applyEffects, handlingOf } from "./call-effects.ts";
import { CallError } from "../wire/call-error.ts";
import { startTexts } from "../text/i18n.ts";
import { readAnswer } from "./read-answer.ts";

beforeAll(() => startTexts("zh-CN", [{ errors }]));

const call = {
  path: "/site/api/v1/x" as `/${string}`,
  response: v.nullable(v.object({ url: v.string() })),
  handles: [] as readonly number[],
};
const UNAVAILABLE = errors.code[6005];

interface Outcome {
  readonly kind: string;
  readonly effects: readonly unknown[];
}

interface Turn {
  readonly call?: Partial<typeof call>;
  readonly quiet?: boolean;
  readonly message?: string;
}

/** The text of an answer through reading and effects. */
function outcome(text: string, turn: Turn = {}): Outcome {
  const asked = { ...call, ...turn.call };
  const effects: unknown[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void effects.push([name, ...given]);
  try {
    return { kind: readAnswer(asked, text).kind, effects };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const failed = { call: asked, token: "t-1", quiet: turn.quiet ?? false };
    applyEffects(error, failed, {
      expired: note("expired"),
      toast: note("toast"),
      dialog: note("dialog"),
      page: note("page"),
    });
    return { kind: error.kind, effects };
  }
}

const answer = (status_code: unknown, message: unknown = "") =>
  JSON.stringify({ status_code, data: null, message });

function expected(code: number, message: string, path = call.path): Outcome {
  const handling: CodeHandling = CODES[code]?.handling ?? "toast";
  const words = message || (CODES[code]?.message ?? UNAVAILABLE);
  switch (handling) {
    case "data":
    case "value":
      return { kind: handling, effects: [] };
    case "logout":
      return { kind: "code", effects: [["expired", "t-1", message]] };
    case "dialog":
    case "page":
      if (code === 6302 && path !== featuredMatches.path) break;
      return { kind: "code", effects: [[handling, { code, message: words, path }]] };
    default:
  }
  return { kind: "code", effects: [["toast", words]] };
}

describe("codes 0-9999", () => {
  const codes = Array.from({ length: 10_000 }, (_, code) => code);
  /** The codes of the catalogue with their neighbours, and every hundredth. */
  const some = codes.filter(
    (code) => code % 100 === 0 || [code - 1, code, code + 1].some((near) => near in CODES),
  );
  /** All at once: ten thousand assertions take seconds. */
  const table = (of: (code: number) => unknown, swept = some) =>
    swept.map((code) => [code, of(code)]);

  it("as numbers, with a message of the server", () => {
    expect(table((code) => outcome(answer(code, "服务器说")), codes)).toEqual(
      table((code) => expected(code, "服务器说"), codes),
    );
  });

  it("as numeric strings, without one", () => {
    expect(table((code) => outcome(answer(String(code))))).toEqual(
      table((code) => expected(code, "")),
    );
  });

  it("of the game-resource call", () => {
    const { path } = featuredMatches;
    expect(table((code) => outcome(answer(code), { call: { path } }))).toEqual(
      table((code) => expected(code, "", path)),
    );
  });

  it("that the call handles itself have no effects", () => {
    expect(table((code) => outcome(answer(code), { call: { handles: [code] } }).effects)).toEqual(
      table(() => []),
    );
  });

  it("of quiet calls have none but the end of the session", () => {
    expect(table((code) => outcome(answer(code), { quiet: true }).effects)).toEqual(
      table((code) => (code === 6001 ? [["expired", "t-1", ""]] : [])),
    );
  });

  it("agree with the catalogue", () => {
    expect(table((code) => handlingOf(code, featuredMatches.path))).toEqual(
      table((code) => {
        const handling = CODES[code]?.handling ?? "toast";
        return handling === "device" ? "toast" : handling;
      }),
    );
  });
});

describe("codes of odd types", () => {
  const broken = { kind: "shape", effects: [["toast", UNAVAILABLE]] };

  it.each<{ code: unknown }>(
    [
      null,
      true,
      false,
      "",
      " ",
      " 6000",
      "6000 ",
      "6000.0",
      "6e3",
      "0x1770",
      "+6000",
      "-6000",
      "６０００",
      "1234567",
      6000.5,
      {},
      [],
      [6000],
      { valueOf: 6000 },
      "success",
      "__proto__",
      "constructor",
    ].map((code) => ({ code })),
  )("$code breaks the contract", ({ code }) => {
    expect(outcome(answer(code, "服务器说"))).toEqual(broken);
  });

  it("such as NaN and undefined are no JSON or no code", () => {
    expect(outcome('{"status_code":NaN,"data":null,"message":""}')).toEqual(broken);
    expect(outcome('{"data":null,"message":""}')).toEqual(broken);
  });

  it.each([-1, -6000, 1e15, 1e21, Number.MAX_SAFE_INTEGER])("%d is unknown", (code) => {
    expect(outcome(answer(code))).toEqual({ kind: "code", effects: [["toast", UNAVAILABLE]] });
  });

  it.each([6000.0, "6000", "06000", "006000"])("%j is 6000", (code) => {
    expect(outcome(answer(code))).toEqual({ kind: "data", effects: [] });
  });

  it("or a message of another type, which costs only the message", () => {
    for (const message of [1, true, {}, []]) {
      expect(outcome(answer(6000, message))).toEqual({ kind: "data", effects: [] });
      expect(outcome(answer(6005, message))).toEqual({
        kind: "code",
        effects: [["toast", UNAVAILABLE]],
      });
    }
  });

  it("and refusals without data or message are refusals", () => {
    expect(outcome('{"status_code":6001}')).toMatchObject({ kind: "code" });
    expect(outcome('{"status_code":"6317","message":null}').kind).toBe("code");
  });

  it("of any JSON at all are told apart without a crash", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (status_code, data) => {
        const { kind } = outcome(JSON.stringify({ status_code, data, message: null }));
        expect(["data", "value", "code", "shape"]).toContain(kind);
      }),
    );
    fc.assert(fc.property(fc.json(), (text) => void outcome(text)));
    fc.assert(fc.property(fc.string(), (text) => void outcome(text)));
  });
});

describe("an answer", () => {
  const read = (text: string) => readAnswer(call, text);

  it("carries the whole envelope when it is a refusal", () => {
    const envelope = {
      status_code: "6026",
      data: { phoneNumber: "138****6621" },
      message: "新设备",
    };
    expect(() => read(JSON.stringify(envelope))).toThrow(
      expect.objectContaining({ kind: "code", code: 6026, envelope, message: "新设备" }),
    );
  });

  it("carries code, message and data when it is a value", () => {
    expect(read(answer("6021", "请输入"))).toEqual({
      kind: "value",
      code: 6021,
      message: "请输入",
      data: null,
    });
  });

  it("brings no foreign prototype and no unknown key", () => {
    const data = '{"url":"a","admin":true,"__proto__":{"polluted":1},"constructor":{"x":1}}';
    const text = `{"status_code":6000,"__proto__":{"status_code":6001},"data":${data},"message":""}`;
    const result = read(text);
    expect(result).toEqual({ kind: "data", data: { url: "a" }, message: "" });
    const brought: unknown = result.kind === "data" ? result.data : null;
    expect(Object.getPrototypeOf(brought)).toBe(Object.prototype);
    expect(Object.keys(Object(brought))).toEqual(["url"]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it("is not read out of its prototype", () => {
    const text = '{"__proto__":{"status_code":6000,"data":{"url":"a"},"message":""}}';
    expect(outcome(text).kind).toBe("shape");
    expect(outcome('{"status_code":6000,"data":{"__proto__":{"url":"a"}}}').kind).toBe("shape");
  });
});
