// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { correctMarkup } from "./static-markup.ts";

describe("correctMarkup", () => {
  const MARKUP = `<div data-shell=""><nav><a id="home" aria-current="page" href="/home"></a>
    <a id="sponsor" href="/sponsor"></a></nav><img src="/light.svg" data-other="/dark.svg"></div>`;

  function settle(address: string, stale = ""): void {
    window.history.replaceState(null, "", address);
    document.documentElement.dataset["static"] = stale;
    document.body.innerHTML = MARKUP;
    correctMarkup();
  }
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

  it("changes nothing on a first visit", () => {
    settle("/home");
    expect(document.body.innerHTML).toBe(MARKUP);
  });

  it("shows the pictures of the chosen edition", () => {
    settle("/home", "art");
    expect(attributes("img", "src")).toEqual(["/dark.svg"]);
    expect(attributes("img", "data-other")).toEqual([null]);
  });

  it("marks the page that is opened", () => {
    settle("/sponsor/now", "page");
    expect(attributes("a", "aria-current")).toEqual([null, "page"]);
  });

  it("notes the press on a button, for the core to do", () => {
    settle("/home");
    document.body.innerHTML = `<div data-shell=""><button data-press="login"></button></div>`;
    correctMarkup();
    for (const button of document.querySelectorAll("button")) button.click();
    expect(document.documentElement.dataset["pressed"]).toBe("login");
    expect(attributes("button", "aria-busy")).toEqual(["true"]);
  });
});
