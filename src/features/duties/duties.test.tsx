// @vitest-environment jsdom
// What duties of a licence add to other pages.
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { setBrand } from "#brand/brand.ts";
import { PULSE_EVERY_MS } from "#domain/safety/pulse.ts";
import { keepSession } from "#session/account/session-store.ts";
import { sampleEntry, samplePages } from "#testing/test-brand.ts";
import { done, setUpSite } from "#testing/test-site.ts";
import { Part as Funds } from "./duty-funds-part.tsx";
import { Part as GameHelp } from "./duty-game-help-part.tsx";
import { Part as HelpLine } from "./duty-help-part.tsx";
import { Part as MatchDelay } from "./duty-match-delay-part.tsx";
import { Part as Odds } from "./duty-odds-part.tsx";
import { Part as Review } from "./duty-review-part.tsx";
import { Part as TableDelay } from "./duty-table-delay-part.tsx";
import { Layer as SessionWatch } from "./session-watch-layer.tsx";

const { site } = setUpSite({ namespaces: ["duties"] });

function brandOf(profile: ProtectionProfile): void {
  const protection = { profile, duties: dutiesOf(profile) };
  const pages = samplePages("/mine/safety");
  setBrand(sampleEntry({ switches: ["safety"], protection }, { pages }));
}

const info = (fields: object) =>
  done({
    profile: "uk",
    limits: [],
    session: { since: 0, stakedCents: 0, returnedCents: 0, netCents: 0 },
    rules: { raiseHours: 24, timeOutMinHours: 24, timeOutMaxHours: 1008, exclusionMinMonths: 6 },
    time: 0,
    ...fields,
  });

it.each([
  ["uk", "LCCP SR 3.3.1", "tel:08088020133", "https://www.gamcare.org.uk/"],
  ["mt", "Player Protection Directive", "tel:1777", "https://www.rgf.org.mt/"],
  ["us-pa", "58 Pa. Code § 814a.1(b)", "tel:18004262537", "https://www.1800gambler.net/"],
  ["on", "Standard 2.09", "tel:18665312600", "https://www.connexontario.ca/"],
] as const)("%s, %s: the help line of the country in one press", (profile, _, phone, url) => {
  brandOf(profile);
  render(<HelpLine />, { wrapper: MemoryRouter });
  const [call, page, own] = screen.getAllByRole("link");
  expect([call?.getAttribute("href"), page?.getAttribute("href")]).toEqual([phone, url]);
  expect(own?.getAttribute("href")).toBe("/mine/safety#help");
});

it("RTS 2C, Standard 2.15.1: the slip says that it asks in both directions", () => {
  brandOf("uk");
  render(<Odds />);
  expect(screen.getByText("升降都先询问")).toBeTruthy();
  expect(screen.getByText(/赔率变高或变低，都须您确认/)).toBeTruthy();
});

it("RTS 15A: pictures of matches and tables are said to be delayed, and others may know more", () => {
  brandOf("uk");
  render(<MatchDelay />);
  render(<TableDelay />);
  expect(screen.getByText(/直播画面与比分有延迟.*他人可能掌握更新的消息/)).toBeTruthy();
  expect(screen.getByText(/画面有延迟.*其他玩家可能更早看到结果/)).toBeTruthy();
});

it("LCCP LC 4.2.1: how money is protected is acknowledged, and stays to be read", async () => {
  brandOf("uk");
  keepSession("token", "1");
  const funds = { rating: "medium", method: "每月核对。", version: "v1" };
  site.answer("protectionInfo", info({ funds: { ...funds, known: false } }));
  site.answer("acknowledgeFunds", info({ funds: { ...funds, known: true } }));
  render(<Funds />);
  const box = await screen.findByRole("region", { name: "您的资金如何受到保障" });
  expect(box.textContent).toMatch(/中等保障.*不保证全部退还。每月核对。/);
  await userEvent.click(screen.getByRole("button", { name: "我已了解" }));
  await waitFor(() => expect(box.isConnected).toBe(false));
  expect(screen.getByText(/您的资金如何受到保障：中等保障/)).toBeTruthy();
  expect(site.made.find(({ name }) => name === "acknowledgeFunds")?.body).toEqual({
    version: "v1",
  });
});

it("LCCP SR 3.3.1: the help line in the bar of a game, which covers the page on phones", () => {
  brandOf("uk");
  render(<GameHelp />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("tel:08088020133");
});

it("RTS 12: the reminder to review limits can come more often, not later", async () => {
  brandOf("uk");
  keepSession("token", "1");
  site.answer("protectionInfo", info({ reviewMonths: 6 }));
  site.answer("setReview", info({ reviewMonths: 1 }));
  render(<Review />);
  expect(await screen.findByRole("radio", { name: "6 个月", checked: true })).toBeTruthy();
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  await userEvent.click(screen.getByRole("radio", { name: "1 个月" }));
  expect(await screen.findByRole("radio", { name: "1 个月", checked: true })).toBeTruthy();
  expect(site.made.find(({ name }) => name === "setReview")?.body).toEqual({ months: 1 });
});

it("LCCP SR 3.5.3: a page of a member asks within five seconds whether the session still exists", async () => {
  brandOf("uk");
  expect(PULSE_EVERY_MS).toBeLessThan(5000);
  render(<SessionWatch />);
  expect(site.made).toEqual([]);
  keepSession("token", "1");
  await waitFor(() => expect(site.made.map(({ name }) => name)).toContain("protectionPulse"));
});
