// @vitest-environment jsdom
// Where limits and duties show outside their own page.
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { setBrand } from "#brand/brand.ts";
import { PauseContext } from "#domain/safety/pause.ts";
import { DEPOSIT_KINDS, SpendingContext } from "#domain/safety/spending.ts";
import { storageKey } from "#domain/wallet/money-call/stored-kinds.ts";
import { serverNow } from "#lib/time/clock.ts";
import { storage } from "#lib/browser/storage.ts";
import { isLoggedIn } from "#session/account/session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { done, setUpSite } from "#testing/test-site.ts";
import { Layer } from "./reality-check-layer.tsx";
import { Part as Choice } from "./safety-choice-part.tsx";
import { Part as InGame } from "./safety-game-part.tsx";
import { Part as Note } from "./safety-note-part.tsx";
import { Part as Paused } from "./safety-pause-part.tsx";
import { sampleInfo, sampleLimit } from "./sample-info.ts";

const { site, made } = setUpSite({ namespaces: ["safety"], member: true });
const served = (fields: Partial<ProtectionInfo> = {}) =>
  site.answer("protectionInfo", done(sampleInfo(Math.floor(serverNow()), fields)));

function brandOf(profile: ProtectionProfile): void {
  const protection = { profile, duties: dutiesOf(profile) };
  setBrand(sampleEntry({ switches: ["safety"], ...(profile === "none" ? {} : { protection }) }));
}

const show = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>);

it("RTS 12A: the cashier shows what remains, and warns before the server refuses", async () => {
  brandOf("uk");
  served({ limits: [sampleLimit({ value: 20_000, used: 5000, remaining: 15_000 })] });
  const note = (cents: number) => (
    <SpendingContext value={{ kinds: DEPOSIT_KINDS, cents }}>
      <Note />
    </SpendingContext>
  );
  show(note(15_000));
  expect(await screen.findByText("剩余 ¥ 150")).toBeTruthy();
  expect(screen.queryByText(/提交会被拒绝/)).toBeNull();
  cleanup();
  show(note(15_001));
  expect(await screen.findByText("超出 ¥ 0.01")).toBeTruthy();
  expect(screen.getByText(/提交会被拒绝/)).toBeTruthy();
});

it("RTS 12A, Standard 2.23: a member without a limit is asked before a deposit", async () => {
  brandOf("uk");
  const { rules } = sampleInfo(0);
  served({ rules: { ...rules, limitPrompt: true } });
  show(
    <SpendingContext value={{ kinds: DEPOSIT_KINDS, cents: 0 }}>
      <Note />
    </SpendingContext>,
  );
  expect(await screen.findByText(/先为自己设置一个存款限额/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "设置限额" }).getAttribute("href")).toBe(
    "/mine/safety#limits",
  );
});

it("RTS 12A: a limit is set or declined before the first deposit", async () => {
  brandOf("uk");
  served({ limitChoice: true, limits: [sampleLimit(), sampleLimit({ window: "week" })] });
  site.answer("declineLimits", {
    status_code: 6000,
    data: sampleInfo(Math.floor(serverNow())),
  });
  show(<Choice />);
  const part = await screen.findByRole("region", { name: "首次存款前，请先选择" });
  await userEvent.click(within(part).getByRole("button", { name: "设置 7 天限额" }));
  const dialog = await screen.findByRole("dialog", { name: "存款限额 · 7 天" });
  expect(within(dialog).getByLabelText("限额金额")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(within(part).getByRole("button", { name: "不设限额" }));
  await waitFor(() => expect(part.isConnected).toBe(false));
  expect(made("declineLimits")).toHaveLength(1);
});

it.each([
  ["uk", "RTS 13C and RTS 2E", true, true],
  ["mt", "Player Protection Directive", true, false],
  ["us-pa", "58 Pa. Code § 814a.1(e)(1)", true, false],
  ["on", "Standard 2.22 and 2.21", true, true],
  ["none", "no profile", false, false],
] as const)("%s, %s: clock %s and net position %s in a game", async (profile, _, clock, net) => {
  brandOf(profile);
  const { session } = sampleInfo(Math.floor(serverNow()));
  site.answer("protectionPulse", {
    status_code: 6000,
    data: { session, realityCheckMinutes: null, minutes: 90, minutesLeft: null, time: 0 },
  });
  show(<InGame />);
  await screen.findByRole("link", { name: "理性娱乐" });
  await waitFor(() => {
    expect(screen.queryByText("1 小时 30 分钟") !== null).toBe(clock);
    expect(/本次净额.*80/.test(document.body.textContent)).toBe(net);
  });
});

it("RTS 13B: the reality check shows time, stakes and result, and leaves the page as it is", async () => {
  brandOf("uk");
  served({ realityCheckMinutes: 60 });
  show(<Layer />);
  const dialog = await screen.findByRole("dialog", { name: "您已经登录 1 小时 30 分钟" });
  expect(dialog.textContent).toContain("¥ 500");
  expect(dialog.textContent).toContain("¥ 420");
  expect(dialog.textContent).toContain("80");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "继续" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(isLoggedIn()).toBe(true);
});

it("RTS 13B: the reality check waits for a bet that is on its way", async () => {
  brandOf("uk");
  served({ realityCheckMinutes: 60 });
  const key = storageKey("1", "order", "");
  storage.write(key, JSON.stringify({ state: "pending" }));
  show(<Layer />);
  await waitFor(() => expect(site.made.map(({ name }) => name)).toContain("protectionInfo"));
  expect(screen.queryByRole("dialog")).toBeNull();
  storage.remove(key);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("RTS 13B: leaving at the reality check ends the session", async () => {
  brandOf("uk");
  served({ realityCheckMinutes: 60 });
  show(<Layer />);
  await userEvent.click(await screen.findByRole("button", { name: "退出登录" }));
  await waitFor(() => expect(isLoggedIn()).toBe(false));
});

it.each([
  ["timeOut", 1_800_000_000_000, "您的账户处于冷静期，至 2027-01-15 16:00"],
  ["exclusion", 1_800_000_000_000, "您已自我排除，至 2027-01-15 16:00"],
  ["exclusion", null, "您已永久自我排除"],
  ["closed", null, "您的账户已关闭"],
] as const)(
  "LCCP SR 3.5.3: a login during %s is refused with its date and with help",
  (kind, until, words) => {
    brandOf("uk");
    show(
      <PauseContext value={{ kind, until }}>
        <Paused />
      </PauseContext>,
    );
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByRole("link", { name: /0808 8020 133/ }).getAttribute("href")).toBe(
      "tel:08088020133",
    );
  },
);
