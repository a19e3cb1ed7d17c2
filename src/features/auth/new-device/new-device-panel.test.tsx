// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { hasOpenStep } from "#session/account/open-step.ts";
import { listen } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpSite } from "#testing/test-site.ts";
import { NewDevicePanel } from "./new-device-panel.tsx";

const HASH = "0123456789abcdef0123456789abcdef";
vi.setConfig({ testTimeout: 20_000 });

let serial = 0;

const { site } = setUpSite({
  namespaces: ["auth"],
  brand: sampleEntry({ switches: ["voiceCode"] }),
});

/** Each test has a phone of its own: cooldowns outlive the panel. */
function open() {
  serial += 1;
  return openAgain();
}

function openAgain() {
  const tail = String(serial).padStart(4, "0");
  const phone = `138****${tail}`;
  const device = { phone, name: "linxi88", password: HASH, message: "检测到新设备，请验证设备" };
  render(<NewDevicePanel device={device} />);
  return { full: `861380013${tail}`, masked: phone };
}

const button = (text: string) => screen.getByText(text, { selector: "button" });
const press = (text: string) => fireEvent.click(button(text));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const box = () => screen.getByLabelText("6位数字验证码");

function getCode(digits = "0013") {
  press("获取验证码");
  type(screen.getByLabelText("隐藏的4位数字"), digits);
  press("确定");
}

describe("new device", () => {
  it("shows the server's words and the masked phone", () => {
    const { masked } = open();
    expect(screen.getByText("检测到新设备，请验证设备")).toBeTruthy();
    expect(screen.getByText(masked)).toBeTruthy();
  });

  it("asks for a code first, then for all six digits", async () => {
    open();
    type(box(), "407123");
    press("登录");
    expect(await screen.findByText("请先获取验证码")).toBeTruthy();
    getCode();
    await waitFor(() => expect(screen.queryByText("请先获取验证码")).toBeNull());
    type(box(), "4071");
    press("登录");
    expect(await screen.findByText("请输入6位数字验证码")).toBeTruthy();
    expect(site.made.map(({ name }) => name)).toEqual(["sendCodeTwo"]);
  });

  it("asks for exactly four hidden digits", async () => {
    open();
    getCode("001");
    expect(await screen.findByText("手机号错误")).toBeTruthy();
    expect(site.made).toEqual([]);
  });

  it("logs in with the code and the full phone", async () => {
    const { full } = open();
    site.answer("login", { status_code: 6000, data: { token: "t-1", userId: "7" } });
    const closed = vi.fn<() => void>();
    const stop = listen("closeAuth", closed);
    getCode();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await screen.findByText(/秒后可重新获取/);
    await userEvent.paste("407 123");
    press("登录");
    await waitFor(() => expect(closed).toHaveBeenCalled());
    stop();
    expect(site.made.find(({ name }) => name === "login")?.body).toEqual({
      name: "linxi88",
      password: HASH,
      kaptchcate: 3,
      codeId: "",
      code: "407123",
      version: "1",
      isAgent: 0,
      sendCodeNum: full,
    });
  });

  it("takes the code that is on the phone after a reload, and keeps no secret over it", async () => {
    open();
    getCode();
    await screen.findByText(/秒后可重新获取/);
    type(box(), "407123");
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(hasOpenStep()).toBe(true);
    cleanup();
    expect(hasOpenStep()).toBe(false);
    const { full } = openAgain();
    for (const secret of [HASH, "407123", full]) expect(kept).not.toContain(secret);
    site.answer("login", { status_code: 6000, data: { token: "t-1", userId: "7" } });
    type(box(), "407123");
    press("登录");
    const closed = vi.fn<() => void>();
    const stop = listen("closeAuth", closed);
    type(await screen.findByLabelText("隐藏的4位数字"), "0013");
    press("确定");
    await waitFor(() => expect(closed).toHaveBeenCalled());
    stop();
    expect(site.made.find(({ name }) => name === "login")).toMatchObject({
      body: { code: "407123", sendCodeNum: full, password: HASH },
    });
  });

  it.each([
    [6036, "验证码错误"],
    [6037, "验证次数过多，请稍后再试"],
    [6038, "验证码已过期，请重新获取"],
  ])("shows %i beside the digits", async (status_code, message) => {
    open();
    site.answer("login", { status_code, message });
    getCode();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    type(box(), "407123");
    press("登录");
    await waitFor(() => expect(box().getAttribute("aria-invalid")).toBe("true"));
    const note = document.getElementById(box().getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe(message);
  });

  it("shows another risk above the digits", async () => {
    open();
    site.answer("login", {
      status_code: 6029,
      message: "登录存在风险",
      data: { phoneNumber: "138****0000" },
    });
    getCode();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    type(box(), "407123");
    press("登录");
    expect((await screen.findByText("登录存在风险")).closest("[role=alert]")).toBeTruthy();
    expect(site.toasts).toEqual([]);
  });

  it("asks for the digits again when the server refuses the number", async () => {
    open();
    site.answer("sendCodeTwo", { status_code: 6007, message: "手机号错误" });
    getCode();
    await screen.findByText("手机号错误");
    const digits = screen.getByLabelText<HTMLInputElement>("隐藏的4位数字");
    expect(digits.value).toBe("");
    expect(digits.getAttribute("aria-invalid")).toBe("true");
    expect(site.toasts).toEqual([]);
  });

  it("leaves other refusals of a code to the toast", async () => {
    open();
    site.answer("sendCodeTwo", { status_code: 6034, message: "今日次数已达上限" });
    getCode();
    await waitFor(() => expect(site.toasts).toEqual(["今日次数已达上限"]));
    expect(screen.queryByLabelText("隐藏的4位数字")).toBeNull();
    expect(button("获取验证码")).toBeTruthy();
  });

  it("takes a code sent before the dialog was closed", async () => {
    const { masked } = open();
    getCode();
    await screen.findByText(/秒后可重新获取/);
    cleanup();
    const device = { phone: masked, name: "linxi88", password: HASH, message: "检测到新设备" };
    render(<NewDevicePanel device={device} />);
    getCode();
    await screen.findByText(/秒后可重新获取/);
    expect(site.made.map(({ name }) => name)).toEqual(["sendCodeTwo"]);
  });

  it("warns of the call before a voice code", async () => {
    open();
    press("试试语音验证码");
    expect(screen.getByText(/注意接听/)).toBeTruthy();
    press("立即拨打");
    type(screen.getByLabelText("隐藏的4位数字"), "0013");
    press("确定");
    await waitFor(() => expect(site.made[0]?.body).toMatchObject({ cate: 2, type: 3 }));
  });

  it("leads to other accounts by events", async () => {
    open();
    const heard = vi.fn<(name: string) => void>();
    const stops = [
      listen("login", () => heard("login")),
      listen("register", () => heard("register")),
    ];
    press("切换账号");
    press("注册新账号");
    for (const stop of stops) stop();
    expect(heard.mock.calls.flat()).toEqual(["login", "register"]);
  });
});
