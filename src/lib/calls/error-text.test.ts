import { beforeAll, describe, expect, it } from "vitest";
import { CODES } from "#contract/codes.ts";
import errors from "#locales/zh-CN/errors.json";
import { errorText } from "./error-text.ts";
import { CallError } from "../wire/call-error.ts";
import { startTexts } from "../text/i18n.ts";

beforeAll(() => startTexts("zh-CN", [{ errors }]));

const refused = (status_code: number, message: string) =>
  new CallError("code", "/x", { status_code, data: null, message });

describe("errorText", () => {
  it("prefers the server's words", () => {
    expect(errorText(refused(6011, "慢一点"))).toBe("慢一点");
  });

  it("has the stock message of every code of the catalogue", () => {
    for (const [code, spec] of Object.entries(CODES))
      expect(errorText(refused(Number(code), ""))).toBe(spec.message);
  });

  it("says what a code means that is in no catalogue", () => {
    expect(errorText(refused(7777, ""))).toBe(CODES[6005]?.message);
  });

  it.each([
    ["network", errors.network],
    ["timeout", errors.timeout],
    ["status", errors.code[6005]],
    ["shape", errors.code[6005]],
    ["sealed", errors.code[6005]],
  ] as const)("has its own words for a %s failure", (kind, text) => {
    expect(errorText(new CallError(kind, "/x"))).toBe(text);
  });

  it("takes what is no failed call for a part that could not be fetched", () => {
    expect(errorText(new TypeError("Failed to fetch"))).toBe(errors.network);
  });
});
