import { expect, it } from "vitest";
import { releaseParts } from "#lib/browser/release-parts.ts";
import { isOffered, isOtherRelease } from "./follow-releases.ts";

const page = (map: string, entry: string) =>
  `<head><script type="importmap">${map}</script><script type="module" src="${entry}"></script></head>`;
const MAP = '{"imports":{"kit":"/core/kit-a1.js"}}';
const own = [MAP, "/assets/entry-1.js"];

it.each([
  ["the same page", page(MAP, "/assets/entry-1.js"), false],
  ["another brand script", page(MAP, "/assets/entry-2.js"), true],
  ["another chunk", page(MAP.replace("a1", "b2"), "/assets/entry-1.js"), true],
  ["the portal of a network", "<title>Log in to use the network</title>", false],
  ["an error of the host", "502 Bad Gateway", false],
])("%s", (_name, html, isOther) => expect(isOtherRelease(html, own)).toBe(isOther));

it("offers a release that was put off again after hours, and the next one at once", () => {
  const hour = 60 * 60_000;
  const putOff = { release: "tuesday", at: 0 };
  expect(isOffered("tuesday", null, 0)).toBe(true);
  expect(isOffered("tuesday", putOff, hour)).toBe(false);
  expect(isOffered("tuesday", putOff, 4 * hour)).toBe(true);
  expect(isOffered("wednesday", putOff, 1)).toBe(true);
});

it("a page in development has no release", () => {
  expect(releaseParts({ querySelector: () => null })).toBeNull();
});
