// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { VisitFacts } from "#contract/visit-facts.ts";
import { prepareVisit } from "./visit.ts";

const FACTS: VisitFacts = {
  editions: { default: "classic", offered: ["classic", "professional"] },
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
  page: "^/(?:home)?/?$",
  frameless: ["/redirect"],
  railFoldsAt: null,
  stalled: { "zh-CN": ["没有加载完", "重新加载"], "zh-TW": ["沒有載入完成", "重新載入"] },
  outdated: { "zh-CN": "版本过低", "zh-TW": "版本過舊" },
  preloads: [
    ["", ["assets/light.svg"], "classic"],
    ["", ["assets/dark.svg"], "professional"],
    ["", ["core/hero.js"]],
    ["/app/help/", ["assets/late.css", "core/page-help.js"]],
    ["/app/help/", ["assets/help-zh-CN.js"], "zh-CN"],
    ["/app/help/", ["assets/scene.svg"], "professional"],
    ["/", ["assets/late.css", "core/data.js"]],
  ],
};

const root = document.documentElement;

/** The html is in the default locale. */
function visit(
  address: string,
  stored: Readonly<Record<string, string>> = {},
  facts: VisitFacts = FACTS,
): void {
  window.history.replaceState(null, "", address);
  root.lang = "zh-CN";
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  prepareVisit(facts);
}

const preloads = () =>
  [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

describe("prepareVisit", () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.replaceChildren();
  });

  it("takes the defaults of a first visit", () => {
    visit("/home");
    expect([root.dataset["edition"], root.lang]).toEqual(["classic", "zh-CN"]);
  });

  it("takes what is stored, and nothing that is not offered", () => {
    visit("/home", { edition: "professional", locale: "en" });
    expect([root.dataset["edition"], root.lang]).toEqual(["professional", "zh-CN"]);
  });

  it("shows the edition the site forces, and keeps the choice", () => {
    visit("/home", { edition: "professional", editionForced: "classic" });
    expect(root.dataset["edition"]).toBe("classic");
    expect(localStorage.getItem("edition")).toBe("professional");
    localStorage.setItem("editionForced", "sepia");
    visit("/home");
    expect(root.dataset["edition"]).toBe("professional");
  });

  it("takes a choice from the address, keeps it and tidies the address", () => {
    visit("/home?edition=professional&locale=zh-TW&rcode=7#top");
    expect([root.dataset["edition"], root.lang]).toEqual(["professional", "zh-TW"]);
    expect(localStorage.getItem("edition")).toBe("professional");
    expect(window.location.search + window.location.hash).toBe("?rcode=7#top");
  });

  describe("the locale in the address", () => {
    const shown = () => [root.lang, window.location.pathname + window.location.search];

    it("holds for the visit, and is kept where nothing was chosen before", () => {
      visit("/zh-TW/home?show=RB", { locale: "zh-CN" });
      expect(shown()).toEqual(["zh-TW", "/zh-TW/home?show=RB"]);
      expect(localStorage.getItem("locale")).toBe("zh-CN");
      localStorage.clear();
      visit("/zh-tw/agent");
      expect(shown()).toEqual(["zh-TW", "/zh-TW/agent"]);
      expect(localStorage.getItem("locale")).toBe("zh-TW");
    });

    it("follows the choice of before, and a link that chooses", () => {
      visit("/agent#top", { locale: "zh-TW" });
      expect(shown()).toEqual(["zh-TW", "/zh-TW/agent"]);
      visit("/zh-TW/agent?locale=zh-CN");
      expect(shown()).toEqual(["zh-CN", "/agent"]);
      visit("/zh-CN/agent");
      expect(shown()).toEqual(["zh-CN", "/agent"]);
    });

    it("is left out where the site does not offer it", () => {
      visit("/zh-TW/agent", {}, { ...FACTS, locales: { default: "zh-CN", offered: ["zh-CN"] } });
      expect(shown()).toEqual(["zh-CN", "/agent"]);
    });

    it("is not part of what preloads and markup go by", () => {
      const help = { ...FACTS, page: "^/app/help/kh/?$" };
      visit("/zh-TW/app/help/kh", {}, help);
      expect(preloads()).toEqual(["/assets/late.css", "/core/page-help.js"]);
      expect(root.dataset["static"]).toBe("none");
    });
  });

  it("asks for the picture of the edition, on the home page only", () => {
    visit("/home", { edition: "professional" });
    expect(preloads()).toEqual(["/assets/dark.svg", "/core/hero.js"]);
    document.head.replaceChildren();
    visit("/app/help/gztk");
    expect(preloads()).not.toContain("/assets/dark.svg");
  });

  it("asks for the files of another page, texts in its locale and pictures in its edition only", () => {
    visit("/app/help/gztk");
    const chunks = ["/assets/late.css", "/core/page-help.js"];
    expect(preloads()).toEqual([...chunks, "/assets/help-zh-CN.js"]);
    document.head.replaceChildren();
    visit("/app/help/gztk?locale=zh-TW");
    expect(preloads()).toEqual(chunks);
    document.head.replaceChildren();
    visit("/app/help/gztk?edition=professional");
    expect(preloads()).toEqual([...chunks, "/assets/scene.svg"]);
    document.head.replaceChildren();
    visit("/sponsor");
    expect(preloads()).toEqual(["/assets/late.css", "/core/data.js"]);
  });

  it("keeps the markup of a document at its own address, however it is typed", () => {
    const agent = { ...FACTS, page: "^/agent/?$" };
    for (const address of ["/agent", "/Agent/", "/agent?from=mail"]) {
      visit(address, {}, agent);
      expect(root.dataset["static"], address).toBe("");
    }
    visit("/agents", {}, agent);
    expect(root.dataset["static"]).toBe("page");
    visit("/nowhere", {}, { ...FACTS, page: "" });
    expect(root.dataset["static"]).toBe("");
    visit("/mine/wallet", {}, { ...FACTS, page: "^$" });
    expect(root.dataset["static"]).toBe("page");
  });

  it("keeps all of the markup for a first visit of the home page", () => {
    visit("/home");
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
    visit(address, stored);
    expect(root.dataset["static"]).toBe(said);
  });

  it("leaves a folded rail to the script, where there is one", () => {
    const rail = { ...FACTS, railFoldsAt: ["/game/sport/"] };
    visit("/home", { rail: "folded" });
    expect(root.dataset["static"]).toBe("");
    visit("/home", { rail: "folded" }, rail);
    expect(root.dataset["static"]).toBe("none");
    localStorage.clear();
    visit("/game/sport/crty", {}, rail);
    expect(root.dataset["static"]).toBe("none page");
    visit("/game/sport/crty", { rail: "open" }, rail);
    expect(root.dataset["static"]).toBe("page");
  });
});
