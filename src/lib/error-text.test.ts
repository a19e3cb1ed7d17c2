import { beforeAll, describe, expect, it } from "vitest";
import { CODES } from "#contract/codes.ts";
import errors from "../locales/zh-CN/errors.json";
import { errorText } from "./error-text.ts";
import { CallError } from "./call-error.ts";
import { startTexts } from "./i18n.ts";

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

  it("says that the network failed", () => {
    expect(errorText(new CallError("network", "/x", null))).toBe(errors.network);
  });
});
