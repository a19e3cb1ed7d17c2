import { expect, test } from "vitest";
import { safeFile, siteOfHost } from "./host-site.ts";

test.each([
  ["aurora.localhost:4173", "aurora"],
  ["Aurora.LOCALHOST", "aurora"],
  ["localhost:4173", null],
  ["aurora.localhost.evil.example", null],
  ["a.b.localhost", null],
  [undefined, null],
])("the host %s is the site %s", (host, site) => {
  expect(siteOfHost(host)).toBe(site);
});

test.each([
  ["/index.html", "/srv/site/index.html"],
  ["/", "/srv/site/"],
  ["/%62uild.json", "/srv/site/build.json"],
  ["/../other/secret", "/srv/site/other/secret"],
  ["/..%2f..%2fetc/passwd", "/srv/site/etc/passwd"],
])("%s stays in the folder", (pathname, file) => {
  expect(safeFile("/srv/site", pathname)).toBe(file);
});

test.each(["/%00", "/%zz", "/..%5c..%5csecret"])("%s leads to no file", (pathname) => {
  expect(safeFile("/srv/site", pathname)).toBeNull();
});
