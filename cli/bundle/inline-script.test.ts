// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { inlineScript } from "./inline-script.ts";

/** What the test touches of jsdom; the command's own code is typed without a browser. */
interface Page {
  readonly window: {
    readonly location: { readonly search: string; readonly hash: string };
    readonly history: { replaceState(state: null, unused: string, url: string): void };
  };
  readonly localStorage: {
    setItem(key: string, value: string): void;
    getItem(key: string): string | null;
    clear(): void;
  };
  readonly document: {
    readonly documentElement: { readonly dataset: Record<string, string>; readonly lang: string };
    readonly head: { replaceChildren(): void };
    querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }>;
  };
}

const { window, localStorage, document } = globalThis as unknown as Page;

const HERO = { classic: "/assets/light.svg", professional: "/assets/dark.svg" };
const MANIFEST = {
  editions: { default: "classic", offered: ["classic", "professional"] },
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
} as const;

function run(address: string, stored: Readonly<Record<string, string>> = {}): void {
  window.history.replaceState(null, "", address);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  // The very text the html carries.
  // oxlint-disable-next-line no-new-func
  new Function(
    inlineScript(
      {
        editions: { ...MANIFEST.editions, offered: [...MANIFEST.editions.offered] },
        locales: { ...MANIFEST.locales, offered: [...MANIFEST.locales.offered] },
      },
      HERO,
    ),
  )();
}

const root = document.documentElement;
const preloads = () =>
  [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute("href"));

describe("the inline script", () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.replaceChildren();
  });

  it("takes the defaults of a first visit", () => {
    run("/home");
    expect([root.dataset["edition"], root.lang]).toEqual(["classic", "zh-CN"]);
  });

  it("takes what is stored, and nothing that is not offered", () => {
    run("/home", { edition: "professional", locale: "en" });
    expect([root.dataset["edition"], root.lang]).toEqual(["professional", "zh-CN"]);
  });

  it("takes a choice from the address, keeps it and tidies the address", () => {
    run("/home?edition=professional&locale=zh-TW&rcode=7#top");
    expect([root.dataset["edition"], root.lang]).toEqual(["professional", "zh-TW"]);
    expect(localStorage.getItem("edition")).toBe("professional");
    expect(window.location.search + window.location.hash).toBe("?rcode=7#top");
  });

  it("asks for the picture of the edition, on the home page only", () => {
    run("/home", { edition: "professional" });
    expect(preloads()).toEqual(["/assets/dark.svg"]);
    document.head.replaceChildren();
    run("/app/help/gztk");
    expect(preloads()).toEqual([]);
  });
});
