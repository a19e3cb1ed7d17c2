// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wirePassword } from "../../lib/wire-password.ts";
import { useAuthDialog, followAuthEvents } from "../../session/auth-dialog-store.ts";
import { emit, listen, type NewDevice } from "../../session/events.ts";
import { dropSession, useSession } from "../../session/session-store.ts";
import { AuthDialog } from "./auth-dialog.tsx";
import { startTestSite, type TestSite } from "./find-password/test-site.ts";

const HASH = wirePassword("abcd1234");
const PICTURE = { image: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", xCode: "x1" };

let site: TestSite;
let stops: (() => void)[];

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  site = await startTestSite();
});
afterAll(() => site.close());
beforeEach(() => {
  site.reset();
  site.answer("login", { status_code: 6000, data: { token: "t1", userId: "u1" } });
  stops = [followAuthEvents()];
});
afterEach(() => {
  emit("closeAuth", null);
  cleanup();
  dropSession();
  for (const stop of stops) stop();
});

function Host() {
  const mode = useAuthDialog((state) => state.mode);
  return (
    <>
      <button type="button" onClick={() => emit("login", null)}>
        开
      </button>
      {mode !== null && <AuthDialog mode={mode} onClose={() => emit("closeAuth", null)} />}
    </>
  );
}

async function open(event: "login" | "register") {
  render(<Host />);
  screen.getByRole("button", { name: "开" }).focus();
  emit(event, null);
  return screen.findByRole("dialog");
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(values)) await userEvent.type(field(label), text);
};
const calls = (name: string) => site.made.filter((call) => call.name === name).map((c) => c.body);

describe("login", () => {
  it("says what is missing, beside the fields, and leads to the first", async () => {
    await open("login");
    const submit = screen.getByRole("button", { name: "登录" });
    expect(submit.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(submit);
    await screen.findByText("用户名不能为空");
    expect(screen.getByText("密码不能为空").getAttribute("role")).toBe("alert");
    expect(document.activeElement).toBe(field("用户名"));
    await userEvent.type(field("用户名"), "l");
    expect(screen.queryByText("用户名不能为空")).toBeNull();
    expect(site.made).toEqual([]);
  });

  it("sends the hash, enters and gives the focus back", async () => {
    await open("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await waitFor(() => expect(useAuthDialog.getState().mode).toBeNull());
    expect(calls("login")).toEqual([
      {
        name: "linxi88",
        password: HASH,
        kaptchcate: 0,
        codeId: "",
        code: "",
        version: "1",
        isAgent: 0,
      },
    ]);
    expect(useSession.getState()).toMatchObject({ token: "t1", userId: "u1" });
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "开" }));
    });
  });

  it("keeps what is typed when the server refuses, and says why", async () => {
    site.answer("login", { status_code: 6002, message: "用户名或密码错误" });
    await open("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await screen.findByText("用户名或密码错误");
    expect(field("用户名").value).toBe("linxi88");
    expect(field("密码").value).toBe("abcd1234");
    expect(site.toasts).toEqual(["用户名或密码错误"]);
  });

  it("leads to the new device after a risk status", async () => {
    const devices: NewDevice[] = [];
    stops.push(listen("newDevice", (device) => void devices.push(device)));
    const data = { phoneNumber: "138****6621" };
    site.answer("login", { status_code: 6027, message: "登录环境异常", data });
    await open("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await waitFor(() => {
      expect(devices).toEqual([
        { phone: "138****6621", name: "linxi88", password: HASH, message: "登录环境异常" },
      ]);
    });
    expect(site.toasts).toEqual([]);
    await screen.findByRole("heading", { name: "新设备验证" });
  });

  it("is marked for password managers, and tells caps lock", async () => {
    await open("login");
    expect(field("用户名").autocomplete).toBe("username");
    expect(field("密码").autocomplete).toBe("current-password");
    await userEvent.type(field("密码"), "{CapsLock}A");
    expect(screen.getByText("大写锁定已开")).toBeTruthy();
  });
});

describe("captcha", () => {
  it("asks for the picture's characters until they are right", async () => {
    site.answer("captchaType", { status_code: 6021 });
    site.answer("defaultKaptcha", { status_code: 6000, data: PICTURE });
    site.answer("login", { status_code: 6036, message: "验证码错误" });
    await open("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    const captcha = await screen.findByRole("dialog", { name: "图形验证" });
    await within(captcha).findByRole("img", { name: "图形验证码" });
    await userEvent.click(within(captcha).getByRole("button", { name: "确定" }));
    expect(within(captcha).getByRole("alert").textContent).toBe("请输入验证码");
    await fill({ 验证码: "AAAA{Enter}" });
    await within(captcha).findByText("验证码错误");
    expect(field("验证码").value).toBe("");
    await within(captcha).findByRole("img", { name: "图形验证码" });
    site.answer("login", { status_code: 6000, data: { token: "t1", userId: "u1" } });
    await fill({ 验证码: "7KX4{Enter}" });
    await waitFor(() => expect(useAuthDialog.getState().mode).toBeNull());
    expect(calls("login")).toMatchObject([
      { kaptchcate: 1, codeId: "x1", code: "AAAA" },
      { kaptchcate: 1, codeId: "x1", code: "7KX4" },
    ]);
    expect(calls("defaultKaptcha")).toHaveLength(2);
  });

  it("is closed without a login", async () => {
    site.answer("captchaType", { status_code: 6021 });
    site.answer("defaultKaptcha", { status_code: 6005 });
    await open("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    const captcha = await screen.findByRole("dialog", { name: "图形验证" });
    await within(captcha).findByText("服务开小差了，请稍后重试");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "图形验证" })).toBeNull());
    expect(calls("login")).toEqual([]);
    expect(field("密码").value).toBe("abcd1234");
  });

  it("takes an answer instead of the slider, after the call itself has asked for it", async () => {
    const puzzle = { ...PICTURE, lot_number: "l1", pass_token: "p1", gen_time: "1", piece: "" };
    const data = { ...puzzle, piece: PICTURE.image, top: 70, question: "七加五等于几？" };
    site.answer("sliderPuzzle", { status_code: 6000, data });
    site.answer("login", { status_code: 6022 });
    await open("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await screen.findByRole("slider", { name: "拼图位置" });
    site.answer("login", { status_code: 6000, data: { token: "t1", userId: "u1" } });
    await userEvent.click(screen.getByRole("button", { name: "看不清图？改为回答问题" }));
    screen.getByText("七加五等于几？");
    site.answer("validateGeeCheck", { status_code: 6036 });
    await fill({ 您的答案: "11{Enter}" });
    await screen.findByText("答案不对，请回答新的问题");
    site.answer("validateGeeCheck", { status_code: 6000 });
    await waitFor(() => expect(field("您的答案").value).toBe(""));
    await fill({ 您的答案: "12{Enter}" });
    await waitFor(() => expect(useAuthDialog.getState().mode).toBeNull());
    expect(calls("validateGeeCheck")).toMatchObject([
      { captcha_output: "answer:11", validate_way: 0 },
      { captcha_output: "answer:12", lot_number: "l1" },
    ]);
    expect(calls("login").at(-1)).toMatchObject({ kaptchcate: 2, codeId: "l1", code: "p1" });
  });
});

describe("registration", () => {
  const good = { 用户名: "linxi88", 密码: "abcd1234", 确认密码: "abcd1234" };

  it("strips whitespace before it cuts, typed and pasted", async () => {
    await open("register");
    await userEvent.click(field("用户名"));
    await userEvent.paste("  lin xi88\t ");
    expect(field("用户名").value).toBe("linxi88");
    await userEvent.type(field("密码"), "abcd 123456789");
    expect(field("密码").value).toBe("abcd12345678");
  });

  it("judges a field when it is left, and the message goes once it is right", async () => {
    await open("register");
    await userEvent.type(field("用户名"), "1a");
    expect(field("用户名").getAttribute("aria-invalid")).toBe("false");
    await userEvent.type(field("密码"), "abcd1234");
    await waitFor(() => expect(field("用户名").getAttribute("aria-invalid")).toBe("true"));
    await userEvent.clear(field("用户名"));
    await userEvent.type(field("用户名"), "linxi88");
    expect(field("用户名").getAttribute("aria-invalid")).toBe("false");
    await userEvent.type(field("确认密码"), "abcd1235");
    await userEvent.tab();
    await screen.findByText("两次密码输入不一致");
    screen.getByText("8-12位字母+数字的组合，强度中");
  });

  it("wants consent, and shows what is consented to", async () => {
    await open("register");
    await fill(good);
    await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
    await screen.findByText("请同意相关条款和隐私政策");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox")));
    await userEvent.click(screen.getByRole("button", { name: "条款与规则" }));
    await screen.findByRole("dialog", { name: "条款与规则" });
    await userEvent.click(screen.getByRole("radio", { name: "隐私规则" }));
    await screen.findByRole("dialog", { name: "隐私规则" });
    await userEvent.keyboard("{Escape}");
    expect(field("用户名").value).toBe("linxi88");
    await userEvent.click(screen.getByRole("checkbox"));
    expect(screen.queryByText("请同意相关条款和隐私政策")).toBeNull();
  });

  it("registers and logs in with captcha type 99", async () => {
    await open("register");
    await fill({ ...good, "邀请码（选填）": "agent_1" });
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
    await waitFor(() => expect(useSession.getState().token).toBe("t1"));
    expect(calls("register")).toEqual([
      {
        name: "linxi88",
        password: HASH,
        secondPassword: HASH,
        kaptchcate: 0,
        codeId: "",
        code: "",
        domain: "localhost",
        rCode: "",
        iCode: "agent_1",
      },
    ]);
    expect(calls("login")).toMatchObject([{ kaptchcate: 99, codeId: "", code: "" }]);
  });

  it("says beside the field that a username is taken", async () => {
    site.answer("register", { status_code: 6009, message: "用户名已被使用" });
    await open("register");
    await fill(good);
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
    await screen.findByText("用户名已被使用");
    expect(document.activeElement).toBe(field("用户名"));
    expect(calls("login")).toEqual([]);
  });
});

it("changes ways by events and closes with Escape", async () => {
  await open("login");
  await userEvent.click(screen.getByRole("tab", { name: "注册" }));
  await screen.findByRole("button", { name: "立即注册" });
  await userEvent.click(screen.getByRole("button", { name: "去登录" }));
  await userEvent.click(screen.getByRole("button", { name: "忘记密码？" }));
  await screen.findByRole("heading", { name: "找回密码" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
