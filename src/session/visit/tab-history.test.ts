// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { recordVisit } from "../site/early-visits.ts";
import { dropSession, keepSession } from "../account/session-store.ts";
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
  it("are listed once each, newest last", () => {
    for (const path of ["/home", "/agent", "/home"]) visitTab(tab(path));
    expect(paths()).toEqual(["/agent", "/home"]);
  });

  it("include visits noted before the history loaded, in order and once", () => {
    const visit = (path: string) => recordVisit({ path, title: "home", time: 1, user: null });
    for (const path of ["/home", "/agent", "/home"]) visit(path);
    takeVisits();
    expect(paths()).toEqual(["/agent", "/home"]);
    visitTab(tab("/agent"));
    takeVisits();
    expect(paths()).toEqual(["/home", "/agent"]);
  });

  it("include noted member pages of the current member only, and no malformed note", () => {
    keepSession("token", "7");
    for (const user of ["7", "8", ""])
      recordVisit({ path: `/mine/${user}`, title: "userinfo", time: 1, user });
    recordVisit({ path: "//elsewhere.test", title: "home", time: 1, user: null });
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

  it("are restored with the tab, for the same member only", () => {
    keepSession("token", "7");
    visitTab(tab("/home"));
    visitTab(tab("/mine/userinfo", true));
    keepPage({ path: "/mine/userinfo", entry: "a", top: 40, time: 2 });
    expect(tabHistoryIn("7")(stored())).toEqual(useTabHistory.getState());
    for (const other of ["8", null]) {
      expect(tabHistoryIn(other)(stored())).toEqual({ tabs: [tab("/home")], kept: [] });
    }
  });

  it("drop member pages when the session ends", () => {
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

describe("kept scroll positions", () => {
  it("are found by history entry, or by the last visit", () => {
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

  it("are kept for visited pages only", () => {
    keepPage({ path: "/loading", entry: "a", top: 100, time: 1 });
    expect(keptTop("/loading", "a")).toBeNull();
    expect(lastLeft()).toBe(0);
  });
});

describe("stored history", () => {
  it("is validated, whatever it holds", () => {
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
