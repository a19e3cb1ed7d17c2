// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { configurePictures, mediaUrl, NO_PICTURE, serverPicture } from "./media.ts";

afterEach(() => configurePictures([]));

it("adds the edition to a picture of this site", () => {
  expect(mediaUrl("/media/crest/1.svg", "classic")).toBe("/media/crest/1.svg?e=classic");
  expect(mediaUrl("/media/crest/1.svg?v=2", "professional")).toBe(
    "/media/crest/1.svg?v=2&e=professional",
  );
});

it("shows pictures of the brand's own image hosts and of no other", () => {
  configurePictures(["https://images.site.example"]);
  expect(serverPicture("https://images.site.example/1.png")).toBe(
    "https://images.site.example/1.png",
  );
  expect(serverPicture("https://tracker.example/1.png")).toBe("");
  expect(mediaUrl("https://tracker.example/1.png", "classic")).toBe(NO_PICTURE);
});
