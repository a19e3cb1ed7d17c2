import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LaunchAnswer, launchWay } from "./launch-way.ts";

const SITE = {
  inSiteGame: true,
  origins: ["https://games.vendor.example"],
  origin: "https://site.example",
};
const answer = (url: string, rest: Partial<LaunchAnswer> = {}): LaunchAnswer => ({
  url,
  moved: null,
  type: null,
  data: null,
  ...rest,
});
const way = (url: string, enName = "PG", site = SITE) => launchWay(enName, answer(url), site);

describe("type CRTY", () => {
  const data = { token: "t", remoteip: "203.0.113.7" };

  it("opens the local sport view, whatever the url says", () => {
    const sport = answer("https://evil.example/", { type: "CRTY", data });
    expect(launchWay("CRTY", sport, SITE)).toEqual({ kind: "sport", data });
  });

  it("is refused without its data", () => {
    expect(launchWay("CRTY", answer("", { type: "CRTY" }), SITE)).toEqual({ kind: "refused" });
  });
});

describe("a url with http", () => {
  const url = "https://games.vendor.example/play?token=1";

  it("opens inside the site", () => {
    expect(way(url)).toEqual({ kind: "inSite", url });
  });

  it("opens in a window where the site's setting says so", () => {
    expect(way(url, "PG", { ...SITE, inSiteGame: false })).toEqual({ kind: "window", url });
  });

  it.each(["XMTY", "G1CP", "SGCP"])("opens in a window for the venue %s", (enName) => {
    expect(way(url, enName)).toEqual({ kind: "window", url });
  });

  it.each([
    "https://evil.example/",
    "http://games.vendor.example/",
    "https://games.vendor.example.evil.example/",
    "https://games.vendor.example@evil.example/",
    "https://site.example/",
    "httpx",
    "https://games.vendor.example/\u0000",
  ])("is refused for %j", (address) => {
    expect(way(address)).toEqual({ kind: "refused" });
  });
});

describe("a url with a slash", () => {
  it("opens on the site's own origin, in a window", () => {
    const url = "https://site.example/play/1?a=b";
    expect(way("/play/1?a=b")).toEqual({ kind: "window", url });
  });

  it.each(["//evil.example/", "/\\evil.example/", "/a\u0000", "/a\\b", "/a b", "/\t/evil.example"])(
    "is refused for %j",
    (address) => {
      expect(way(address)).toEqual({ kind: "refused" });
    },
  );
});

describe("any other value", () => {
  it("is a ticket of the slot game page", () => {
    expect(way("abc.DEF-1_2~3")).toEqual({ kind: "slot", value: "abc.DEF-1_2~3", inSite: true });
    expect(way("t", "SGCP")).toMatchObject({ inSite: false });
  });

  it.each(["", "javascript:alert(1)", "data:text/html,x", "a b", "a#b", "a".repeat(201)])(
    "is refused for %j",
    (value) => {
      expect(way(value)).toEqual({ kind: "refused" });
    },
  );
});

it("never opens another origin", () => {
  const part = fc.constantFrom(
    "http",
    "https:",
    "//",
    "/",
    "\\",
    "games.vendor.example",
    "evil.example",
    "@",
    ":",
    "javascript:",
    "\t",
    "%2f",
    "?",
    "#",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), fc.boolean(), (parts, inSiteGame) => {
      const found = way(parts.join(""), "PG", { ...SITE, inSiteGame });
      if (!("url" in found)) return;
      expect([...SITE.origins, SITE.origin]).toContain(new URL(found.url).origin);
    }),
  );
});
