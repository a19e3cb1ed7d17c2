import { describe, expect, it } from "vitest";
import { allowedPicture, allowedUrl } from "./safe-url.ts";

const ORIGINS = ["https://support.site.example"];

describe("allowedUrl", () => {
  it("passes a url of an allowed origin", () => {
    expect(allowedUrl("https://support.site.example/chat?a=1", ORIGINS)).toBe(
      "https://support.site.example/chat?a=1",
    );
  });

  it.each([
    "https://support.site.example.evil.example/",
    "https://evil.example/https://support.site.example/",
    "https://support.site.example@evil.example/",
    "https://user:word@support.site.example/",
    "http://support.site.example/",
    "https://support.site.example:444/",
    "//support.site.example/",
    "/\\support.site.example/",
    "https:\\\\support.site.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://support.site.example/\u0000",
    " https://support.site.example/",
    "java\nscript:alert(1)",
    "",
  ])("refuses %j", (url) => {
    expect(allowedUrl(url, ORIGINS)).toBeNull();
  });
});

describe("allowedPicture", () => {
  it.each(["/media/avatar/1.svg", "/media/a.png?v=2", "https://support.site.example/a.png"])(
    "passes %j",
    (url) => {
      expect(allowedPicture(url, ORIGINS)).toBe(url);
    },
  );

  it.each([
    "https://tracker.example/pixel.gif",
    "//tracker.example/pixel.gif",
    "/\\tracker.example/pixel.gif",
    "/media/a.png\u0000",
    "/media/a\\b.png",
    "http://support.site.example/a.png",
    "https://user:word@support.site.example/a.png",
    "javascript:alert(1)",
    "data:image/svg+xml,<svg/>",
    "blob:https://support.site.example/1",
    "media/a.png",
    "",
  ])("shows nothing for %j", (url) => {
    expect(allowedPicture(url, ORIGINS)).toBe("");
  });
});
