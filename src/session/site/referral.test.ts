// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { h5Redirect, keepReferral, referralCodes } from "./referral.ts";

const NONE = { rCode: "", iCode: "" };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("referral codes", () => {
  it.each(["rcode", "rCode", "RCODE", "r_code", "r-code", "rc", "ref", "referral", "referralCode"])(
    "reads %s as a referral code",
    (name) => {
      keepReferral(`?${name}=A-1_b`);
      expect(referralCodes()).toEqual({ rCode: "A-1_b", iCode: "" });
    },
  );

  it.each(["icode", "iCode", "i_code", "ic", "invite", "inviteCode", "invitecode", "invite_code"])(
    "reads %s as an invite code",
    (name) => {
      keepReferral(`?a=1&${name}=88`);
      expect(referralCodes()).toEqual({ rCode: "", iCode: "88" });
    },
  );

  it("the latest code of each kind wins", () => {
    keepReferral("?rcode=A&icode=B");
    keepReferral("?icode=C");
    keepReferral("");
    expect(referralCodes()).toEqual({ rCode: "A", iCode: "C" });
  });

  it.each(["", "a b", "<script>", "a'--", "x".repeat(33), "码", "a%00"])("ignores %j", (code) => {
    keepReferral(`?rcode=${code}`);
    expect(localStorage.length).toBe(0);
    localStorage.setItem("rcode", code);
    expect(referralCodes()).toEqual(NONE);
  });

  it("never throws, whatever the address holds", () => {
    const thrown = fc.check(
      fc.property(fc.string({ unit: "binary" }), (text) => keepReferral(text)),
    );
    expect(thrown.failed).toBe(false);
  });

  it("keeps the codes for the page when storage is disabled", () => {
    const disabled = () => {
      throw new Error("SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(disabled);
    keepReferral("?rcode=Z9");
    expect(referralCodes().rCode).toBe("Z9");
    vi.restoreAllMocks();
    keepReferral("?rcode=Z8");
    expect(localStorage.getItem("rcode")).toBe("Z8");
  });
});

describe("h5Redirect", () => {
  const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";
  const DESK = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36";
  const visit = (over: Partial<Parameters<typeof h5Redirect>[0]> = {}) =>
    h5Redirect({
      userAgent: PHONE,
      h5DomainUrl: "https://h5.example/",
      origins: ["https://h5.example"],
      location: { origin: "https://www.example", pathname: "/home", search: "" },
      codes: NONE,
      ...over,
    });
  const at = (search: string) => ({ origin: "https://www.example", pathname: "/app/help", search });

  it("redirects phones only", () => {
    expect(visit()).toBe("https://h5.example/home");
    expect(visit({ userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/140" })).not.toBeNull();
    expect(visit({ userAgent: DESK })).toBeNull();
    expect(visit({ userAgent: "" })).toBeNull();
  });

  it("redirects to an origin of the manifest only", () => {
    for (const h5DomainUrl of [
      "https://evil.example/",
      "http://h5.example/",
      "https://h5.example.evil.example/",
      "https://user@h5.example/",
      "//h5.example/",
      "javascript:alert(1)",
      "/home",
      "",
    ]) {
      expect(visit({ h5DomainUrl }), h5DomainUrl).toBeNull();
    }
    expect(visit({ origins: [] })).toBeNull();
  });

  it("does not redirect to the current origin", () => {
    const location = { origin: "https://h5.example", pathname: "/", search: "" };
    expect(visit({ location })).toBeNull();
  });

  it("keeps path and query, and appends each code once", () => {
    const codes = { rCode: "R1", iCode: "I1" };
    expect(visit({ location: at("?k=ck&register=1"), codes })).toBe(
      "https://h5.example/app/help?k=ck&register=1&rcode=R1&icode=I1",
    );
    expect(visit({ location: at("?rcode=OLD&invite=x&a=1&r_code=2"), codes })).toBe(
      "https://h5.example/app/help?a=1&rcode=R1&icode=I1",
    );
    expect(visit({ h5DomainUrl: "https://h5.example/m/?from=web#x", codes: NONE })).toBe(
      "https://h5.example/m/home?from=web",
    );
  });

  it("never leaves the allowed origins, whatever the path", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (pathname, search) => {
        const location = { origin: "https://www.example", pathname: `/${pathname}`, search };
        expect(URL.parse(visit({ location }) ?? "")?.origin).toBe("https://h5.example");
      }),
    );
  });
});
