// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { inlineScript, SHELL_SCRIPT } from "./inline-script.ts";

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
    readonly body: { innerHTML: string };
    querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }>;
  };
}

const { window, localStorage, document } = globalThis as unknown as Page;

const MANIFEST = {
  editions: { default: "classic", offered: ["classic", "professional"] },
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
} as const;
const AHEAD = [
  ["", ["assets/light.svg"], "classic"],
  ["", ["assets/dark.svg"], "professional"],
  ["", ["core/hero.js"]],
  ["/app/help/", ["assets/late.css", "core/page-help.js"]],
  ["/app/help/", ["assets/help-zh-CN.js"], "zh-CN"],
  ["/app/help/", ["assets/scene.svg"], "professional"],
  ["/", ["assets/late.css", "core/data.js"]],
] as const;
const ROUTES = [
  { path: "/redirect/*", page: "redirect", title: "loading", layout: "plain" },
  { path: "/sponsor", page: "sponsor", title: "sponsor" },
] as const;

function run(
  address: string,
  stored: Readonly<Record<string, string>> = {},
  header: "top" | "side" = "top",
): void {
  window.history.replaceState(null, "", address);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  // The very text the html carries.
  // oxlint-disable-next-line no-new-func
  new Function(
    inlineScript(
      {
        editions: { ...MANIFEST.editions, offered: [...MANIFEST.editions.offered] },
        locales: { ...MANIFEST.locales, offered: [...MANIFEST.locales.offered] },
        layout: { header },
      },
      AHEAD,
      ROUTES,
    ),
  )();
}

const root = document.documentElement;
const preloads = () =>
  [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

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
    expect(preloads()).toEqual(["/assets/dark.svg", "/core/hero.js"]);
    document.head.replaceChildren();
    run("/app/help/gztk");
    expect(preloads()).not.toContain("/assets/dark.svg");
  });

  it("asks for the files of another page, texts in its locale and pictures in its edition only", () => {
    run("/app/help/gztk");
    const chunks = ["/assets/late.css", "/core/page-help.js"];
    expect(preloads()).toEqual([...chunks, "/assets/help-zh-CN.js"]);
    document.head.replaceChildren();
    run("/app/help/gztk?locale=zh-TW");
    expect(preloads()).toEqual(chunks);
    document.head.replaceChildren();
    run("/app/help/gztk?edition=professional");
    expect(preloads()).toEqual([...chunks, "/assets/scene.svg"]);
    document.head.replaceChildren();
    run("/sponsor");
    expect(preloads()).toEqual(["/assets/late.css", "/core/data.js"]);
  });

  it("keeps all of the markup for a first visit of the home page", () => {
    run("/home");
    expect(root.dataset["static"]).toBe("");
  });

  it.each([
    ["/sponsor", {}, "page"],
    ["/home", { edition: "professional" }, "art"],
    ["/home", { token: "secret" }, "member"],
    ["/", { locale: "zh-TW" }, "none"],
    ["/redirect/pay", {}, "none page"],
    ["/sponsor", { edition: "professional", token: "secret" }, "page art member"],
  ])("says what of the markup is not for %s with %o", (address, stored, said) => {
    run(address, stored);
    expect(root.dataset["static"]).toBe(said);
  });

  it("leaves a folded rail to the script, where there is one", () => {
    run("/home", { rail: "folded" });
    expect(root.dataset["static"]).toBe("");
    run("/home", { rail: "folded" }, "side");
    expect(root.dataset["static"]).toBe("none");
  });
});

describe("the script after the markup", () => {
  const MARKUP = `<div data-shell=""><nav><a id="home" aria-current="page" href="/home"></a>
    <a id="sponsor" href="/sponsor"></a></nav><img src="/light.svg" data-other="/dark.svg"></div>`;

  function settle(address: string, stored: Readonly<Record<string, string>> = {}): void {
    localStorage.clear();
    run(address, stored);
    document.body.innerHTML = MARKUP;
    // oxlint-disable-next-line no-new-func
    new Function(SHELL_SCRIPT)();
  }
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  it("changes nothing on a first visit", () => {
    settle("/home");
    expect(document.body.innerHTML).toBe(MARKUP);
  });

  it("shows the pictures of the chosen edition", () => {
    settle("/home", { edition: "professional" });
    expect(attributes("img", "src")).toEqual(["/dark.svg"]);
    expect(attributes("img", "data-other")).toEqual([null]);
  });

  it("marks the page that is opened", () => {
    settle("/sponsor/now");
    expect(attributes("a", "aria-current")).toEqual([null, "page"]);
  });
});
