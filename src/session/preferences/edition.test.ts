// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { showEdition } from "#lib/browser/appearance.ts";
import { applyEditionFlag, editionChoices, setEdition, startEdition } from "./edition.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const shown = () => document.documentElement.dataset["edition"];

beforeEach(() => {
  localStorage.clear();
  setBrand(sampleEntry());
  applyEditionFlag(true);
});

describe("edition", () => {
  it("shows the choice at once and stores it", () => {
    setEdition("professional");
    expect(shown()).toBe("professional");
    expect(localStorage.getItem("edition")).toBe("professional");
  });

  it("falls back to the brand's default when the shown edition is not offered", () => {
    setBrand(sampleEntry({ editions: { default: "professional", offered: ["professional"] } }));
    showEdition("classic");
    startEdition();
    expect(shown()).toBe("professional");
  });

  it("offers no choice with one edition, or with the switch off", () => {
    setBrand(sampleEntry({ switches: [] }));
    expect(editionChoices()).toEqual([]);
    setEdition("classic");
    expect(localStorage.getItem("edition")).toBeNull();
  });

  it("forces classic when the site flag closes the choice", () => {
    setEdition("professional");
    applyEditionFlag(false);
    expect(shown()).toBe("classic");
    expect(editionChoices()).toEqual([]);
  });

  it("restores the player's choice when the flag opens again", () => {
    setEdition("professional");
    applyEditionFlag(false);
    applyEditionFlag(false);
    expect(localStorage.getItem("edition")).toBe("professional");
    applyEditionFlag(true);
    expect(shown()).toBe("professional");
    setEdition("classic");
    applyEditionFlag(false);
    applyEditionFlag(true);
    expect(shown()).toBe("classic");
  });

  it("restores the brand's default when nothing was chosen", () => {
    applyEditionFlag(false);
    expect(shown()).toBe("classic");
    applyEditionFlag(true);
    expect(shown()).toBe("professional");
    expect(localStorage.getItem("edition")).toBeNull();
  });

  it("forces the only edition a brand offers", () => {
    setBrand(sampleEntry({ editions: { default: "professional", offered: ["professional"] } }));
    applyEditionFlag(false);
    expect(shown()).toBe("professional");
  });
});
