// @vitest-environment jsdom
// Every code of the catalogue as an answer to the login and to the registration (spec: shell-and-accounts §8):
// said where the player can see it, once, with the form as it was behind it.
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CODES, RISK_CODES } from "#contract/codes.ts";
import { PAUSE_CODES } from "#domain/safety/pause.ts";
import ui from "#locales/zh-CN/ui.json";
import { emit } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { field } from "#testing/test-page.tsx";
import { setUpSite } from "#testing/test-site.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { fill } from "../../features/auth/test-dialog.tsx";
import { callEffects } from "../start/call-effects.ts";
import { listenEarly } from "../start/listen-early.ts";
import { Overlays } from "./overlays.tsx";

vi.setConfig({ testTimeout: 60_000 });

const { site } = setUpSite({
  namespaces: ["auth", "shell"],
  brand: sampleEntry({ switches: ["voiceCode"] }),
  effects: callEffects,
});
beforeAll(listenEarly);
beforeEach(() => {
  const page = (
    <>
      <Overlays />
      <ToastHost />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: page }])} />);
});
afterEach(() => emit("closeAuth", null));

/** Codes that are no refusal: the data, and the captchas. */
const ANSWERS = new Set([6000, 6021, 6022]);
const CODES_REFUSED = Object.keys(CODES)
  .map(Number)
  .filter((code) => !ANSWERS.has(code));

const BESIDE_FIELDS = new Set<number>([
  6002,
  6009,
  6030,
  6034,
  6036,
  6037,
  6038,
  6039,
  ...RISK_CODES,
  ...PAUSE_CODES,
]);
const TIPS = new Set([6032, 6413, 6415, 6449, 6501, 6608]);
const NOTICES = new Set([6013, 6031, 6316]);

function expectedPlace(code: number): string {
  if (BESIDE_FIELDS.has(code)) return "form";
  if (TIPS.has(code)) return "tip";
  return NOTICES.has(code) ? "notice" : "toast";
}

const words = (code: number) => (code === 6001 ? ui.loginAgain : `服务器的话${code}`);

/** Where the player reads it; what readers are kept from is nowhere. */
function placeOf(message: HTMLElement): string {
  if (message.closest("[aria-hidden=true], [inert]") !== null) return "behind";
  if (message.closest("output") !== null) return "toast";
  const dialog = message.closest("[role=dialog]");
  if (dialog?.querySelector("form") != null) return "form";
  return dialog?.querySelector(`[href], img`) == null ? "tip" : "notice";
}

function buttonNamed(name: RegExp): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find(({ textContent }) => name.test(textContent));
}

async function sendAndRead(call: "login" | "register", code: number) {
  site.answer(call, { status_code: code, message: words(code) });
  // By its role it would be looked for in the whole page, a tenth of a second each time.
  fireEvent.click(document.querySelector("[role=dialog] form [type=submit]") ?? document.body);
  const said = await screen.findAllByText(words(code));
  const places = said.map(placeOf).join(" and ");
  const away = buttonNamed(/^(?:确定|继续|知道了|取消|返回页面)$/);
  if (away !== undefined) fireEvent.click(away);
  await waitFor(() => expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1));
  return [code, places];
}

it("answers a login", async () => {
  emit("login", null);
  await screen.findByRole("dialog", { name: "登录" });
  await fill({ 用户名: "linxi88", 密码: "abcd1234" });
  const seen: unknown[] = [];
  for (const code of CODES_REFUSED) seen.push(await sendAndRead("login", code));
  expect(seen).toEqual(CODES_REFUSED.map((code) => [code, expectedPlace(code)]));
  expect(field("用户名").value).toBe("linxi88");
  expect(field("密码").value).toBe("abcd1234");
});

it("answers a registration", async () => {
  emit("register", null);
  await screen.findByRole("dialog", { name: "注册" });
  await fill({ 用户名: "linxi88", 密码: "kmtq7391", 确认密码: "kmtq7391" });
  await userEvent.click(screen.getByRole("checkbox"));
  // The login has shown that every other code is a toast.
  const codes = CODES_REFUSED.filter(
    (code) => expectedPlace(code) !== "toast" || code === 6001 || code === 6005,
  );
  const seen: unknown[] = [];
  for (const code of codes) seen.push(await sendAndRead("register", code));
  expect(seen).toEqual(codes.map((code) => [code, expectedPlace(code)]));
  expect(field("确认密码").value).toBe("kmtq7391");
});
