import { describe, expect, it } from "vitest";
import { markEditionArt } from "./edition-art.ts";

const pair = (name: string) => ({
  classic: `/assets/${name}-light.svg`,
  professional: `/assets/${name}-dark.svg`,
});
const same = { classic: "/assets/one.svg", professional: "/assets/one.svg" };
const ART = {
  mark: "/icons/icon.svg",
  logo: pair("logo"),
  hero: pair("hero"),
  promotion: same,
  empty: same,
  venues: {},
  scenes: {},
};

describe("pictures of the static markup", () => {
  it("carry the address of the other edition", () => {
    expect(markEditionArt('<b></b><img src="/assets/logo-dark.svg">', ART, "professional")).toBe(
      '<b></b><img src="/assets/logo-dark.svg" data-other="/assets/logo-light.svg">',
    );
  });

  it("leave the hero's to the address that shows it", () => {
    expect(markEditionArt('<img src="/assets/hero-light.svg"/>', ART, "classic")).toBe(
      '<img src="/assets/hero-light.svg" loading="lazy" data-other="/assets/hero-dark.svg">',
    );
  });

  it("stay as they are where editions share one, and where they belong to none", () => {
    const shared = { ...ART, logo: same };
    for (const tag of ['<img src="/assets/one.svg">', '<img src="/x.svg">'])
      expect(markEditionArt(tag, shared, "classic")).toBe(tag);
  });
});
