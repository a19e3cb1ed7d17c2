// @vitest-environment jsdom
import { expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { showEdition } from "#lib/browser/appearance.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { markThirdParty } from "./third-party.ts";

const root = document.documentElement;

it("marks crty only, and restores the player's edition afterwards", () => {
  setBrand(sampleEntry());
  localStorage.setItem("edition", "professional");
  markThirdParty("football");
  expect(root.dataset).not.toHaveProperty("thirdParty");
  markThirdParty("CRTY");
  expect(root.dataset).toHaveProperty("thirdParty");
  showEdition("classic");
  markThirdParty(undefined);
  expect(root.dataset).not.toHaveProperty("thirdParty");
  expect(root.dataset["edition"]).toBe("professional");
});
