import fc from "fast-check";
import { expect, it } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

const target = (pathname: string, search = "", hash = "") =>
  redirectTarget({ pathname, search, hash });

it("leads to the path behind it, with query and hash", () => {
  expect(target("/redirect/mine/userinfo")).toBe("/mine/userinfo");
  expect(target("/redirect/mine/auth", "?need=phone", "#phone")).toBe(
    "/mine/auth?need=phone#phone",
  );
  expect(target("/redirect/game/%E4%BD%93")).toBe("/game/%E4%BD%93");
});

it.each([
  "/redirect",
  "/redirect/",
  "/redirect//evil.example",
  "/redirect/%2F%2Fevil.example",
  "/redirect/%2Fevil.example",
  "/redirect/%252Fevil.example",
  "/redirect/\\evil.example",
  "/redirect/%5Cevil.example",
  "/redirect/a%5Cb",
  "/redirect/%09/evil.example",
  "/redirect/https://evil.example",
  "/redirect/javascript:alert(1)",
  "/redirect/javascript%3Aalert(1)",
  "/redirect/redirect/home",
  "/redirect/Redirect",
  "/redirect/%72edirect/home",
  "/redirect/mine/../redirect/home",
  "/redirect/mine/%2e%2e/redirect",
  "/redirect/..//evil.example",
  "/redirect/%E0%A4%A",
  "/redirected/home",
])("leads nowhere from %s", (pathname) => {
  expect(target(pathname)).toBeNull();
});

it("never leaves the site, and never comes back to itself", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ":",
    "..",
    "%2f",
    "%5c",
    "%25",
    "redirect",
    "https",
    "a",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const found = target(`/redirect/${pieces.join("")}`);
      if (found === null) return;
      const url = new URL(found, "https://site.example");
      expect(url.origin).toBe("https://site.example");
      expect(url.pathname).not.toMatch(/^\/redirect(\/|$)/i);
    }),
  );
});
