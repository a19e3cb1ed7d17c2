import { describe, expect, it } from "vitest";
import { cryptoProblem } from "./crypto-support.ts";

const getRandomValues = () => {};

describe("what a site needs of the browser", () => {
  it("is there in a secure context", () => {
    for (const encryption of ["off", "gcm", "cbc-hmac"] as const)
      expect(cryptoProblem(encryption)).toBeNull();
  });

  it("is random numbers, always", () => {
    for (const encryption of ["off", "gcm", "cbc-hmac"] as const) {
      expect(cryptoProblem(encryption, {})?.message).toContain("getRandomValues");
      expect(cryptoProblem(encryption, null)?.message).toContain("getRandomValues");
    }
  });

  it("is WebCrypto for gcm only", () => {
    expect(cryptoProblem("off", { getRandomValues })).toBeNull();
    expect(cryptoProblem("cbc-hmac", { getRandomValues })).toBeNull();
    expect(cryptoProblem("gcm", { getRandomValues })?.message).toContain("https");
  });
});
