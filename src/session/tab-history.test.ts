// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { noteVisit } from "./noted-visits.ts";
import { dropSession, keepSession } from "./session-store.ts";
import {
  forgetMemberTabs,
  keepPage,
  keptTop,
  lastLeft,
  tabHistoryIn,
  takeVisits,
  useTabHistory,
  visitTab,
} from "./tab-history.ts";

const tab = (path: string, member = false) => ({ path, title: "home", time: 1, member });
const paths = () => useTabHistory.getState().tabs.map(({ path }) => path);
const stored = () => window.sessionStorage.getItem("tab-history") ?? "";

beforeEach(() => {
  dropSession();
  window.sessionStorage.clear();
  useTabHistory.setState({ tabs: [], kept: [] });
});

describe("visited tabs", () => {
  it("stand once each, the newest last", () => {
    for (const path of ["/home", "/agent", "/home"]) visitTab(tab(path));
    expect(paths()).toEqual(["/agent", "/home"]);
  });

  it("are those noted before the history was there, in their order, once", () => {
    const visit = (path: string) => noteVisit({ path, title: "home", time: 1, user: null });
    for (const path of ["/home", "/agent", "/home"]) visit(path);
    takeVisits();
    expect(paths()).toEqual(["/agent", "/home"]);
    visitTab(tab("/agent"));
    takeVisits();
    expect(paths()).toEqual(["/home", "/agent"]);
  });

  it("are a member's own of those noted, and none that is no visit", () => {
    keepSession("token", "7");
    for (const user of ["7", "8", ""])
      noteVisit({ path: `/mine/${user}`, title: "userinfo", time: 1, user });
    noteVisit({ path: "//elsewhere.test", title: "home", time: 1, user: null });
    window.sessionStorage.setItem("visits", `${window.sessionStorage.getItem("visits")}{"path\n`);
    takeVisits();
    expect(useTabHistory.getState().tabs).toEqual([
      { path: "/mine/7", title: "userinfo", time: 1, member: true },
    ]);
  });

  it("are twenty at most", () => {
    for (let at = 0; at < 25; at++) visitTab(tab(`/activity/${at}`));
    expect(paths()).toHaveLength(20);
    expect(paths()[0]).toBe("/activity/5");
  });

  it("come back with the tab, for the same member only", () => {
    keepSession("token", "7");
    visitTab(tab("/home"));
    visitTab(tab("/mine/userinfo", true));
    keepPage({ path: "/mine/userinfo", entry: "a", top: 40, time: 2 });
    expect(tabHistoryIn("7")(stored())).toEqual(useTabHistory.getState());
    for (const other of ["8", null]) {
      expect(tabHistoryIn(other)(stored())).toEqual({ tabs: [tab("/home")], kept: [] });
    }
  });

  it("lose the member's pages at the end of the session", () => {
    const stop = forgetMemberTabs();
    keepSession("token", "7");
    visitTab(tab("/home"));
    visitTab(tab("/mine/auth", true));
    dropSession();
    expect(paths()).toEqual(["/home"]);
    expect(stored()).not.toContain("/mine/auth");
    stop();
  });
});

describe("kept pages", () => {
  it("know where a page was left, in an entry of the history and last of all", () => {
    visitTab(tab("/home"));
    keepPage({ path: "/home", entry: "a", top: 100, time: 1 });
    keepPage({ path: "/home", entry: "b", top: 200, time: 2 });
    expect(keptTop("/home", "a")).toBe(100);
    expect(keptTop("/home", null)).toBe(200);
    keepPage({ path: "/home", entry: "a", top: 300, time: 3 });
    expect(keptTop("/home", null)).toBe(300);
    expect(lastLeft()).toBe(3);
    expect(keptTop("/home", "c")).toBeNull();
    expect(keptTop("/agent", "a")).toBeNull();
  });

  it("are visited pages only", () => {
    keepPage({ path: "/loading", entry: "a", top: 100, time: 1 });
    expect(keptTop("/loading", "a")).toBeNull();
    expect(lastLeft()).toBe(0);
  });
});

describe("what is read", () => {
  it("is checked, whatever stands there", () => {
    const good = tab("/home");
    const mixed = [good, tab("//evil.example"), tab("home"), { path: "/x" }, null, 3];
    const text = JSON.stringify({ user: null, tabs: mixed, kept: "no" });
    expect(tabHistoryIn(null)(text)).toEqual({ tabs: [good], kept: [] });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(tabHistoryIn(null)(text)).toEqual({ tabs: [], kept: [] });
      }),
    );
  });
});
