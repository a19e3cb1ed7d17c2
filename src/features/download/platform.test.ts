import { expect, it } from "vitest";
import { platformOf, platformPath } from "./platform.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile";

it.each([
  ["", IPHONE, 5, "ios"],
  ["", ANDROID, 5, "android"],
  ["", MAC, 5, "ios"],
  ["", MAC, 0, "web"],
  ["?platform=android", MAC, 0, "android"],
  ["?platform=web", IPHONE, 5, "web"],
  ["?platform=symbian", ANDROID, 5, "android"],
])("%s on %s with %i fingers is %s", (search, userAgent, touchPoints, platform) => {
  expect(platformOf(search, { userAgent, touchPoints })).toBe(platform);
});

it("leads a phone to its own steps", () => {
  const search = new URL(platformPath("ios"), "https://site.example").search;
  expect(platformOf(search, { userAgent: ANDROID, touchPoints: 5 })).toBe("ios");
  expect(platformPath("web")).toBe("/");
});
