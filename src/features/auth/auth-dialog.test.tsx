// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { useSession } from "#session/account/session-store.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { listen, type NewDevice } from "#session/site/events.ts";
import { field } from "#testing/test-page.tsx";
import { fill, openDialog, setUpDialog } from "./test-dialog.tsx";

const HASH = wirePassword("abcd1234");

const { site, calls } = setUpDialog();

describe("login", () => {
  it("shows what is missing beside the fields, and focuses the first", async () => {
    await openDialog("login");
    const submit = screen.getByRole("button", { name: "登录" });
    expect(submit.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(submit);
    await screen.findByText("用户名不能为空");
    expect(screen.getByText("密码不能为空").getAttribute("role")).toBe("alert");
    await waitFor(() => expect(document.activeElement).toBe(field("用户名")));
    await userEvent.type(field("用户名"), "l");
    expect(screen.queryByText("用户名不能为空")).toBeNull();
    expect(site.made).toEqual([]);
  });

  it("sends the hash, logs in and restores the focus", async () => {
    await openDialog("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await waitFor(() => expect(useOverlays.getState().auth).toBeNull());
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
    await openDialog("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await screen.findByText("用户名或密码错误");
    expect(field("用户名").value).toBe("linxi88");
    expect(field("密码").value).toBe("abcd1234");
    expect(site.toasts).toEqual([]);
  });

  it("leads to the new device after a risk status", async () => {
    const devices: NewDevice[] = [];
    const stop = listen("newDevice", (device) => void devices.push(device));
    const data = { phoneNumber: "138****6621" };
    site.answer("login", { status_code: 6027, message: "登录环境异常", data });
    await openDialog("login");
    await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
    await waitFor(() => {
      expect(devices).toEqual([
        { phone: "138****6621", name: "linxi88", password: HASH, message: "登录环境异常" },
      ]);
    });
    stop();
    expect(site.toasts).toEqual([]);
    await screen.findByRole("heading", { name: "新设备验证" });
  });

  it("is marked for password managers, and warns of caps lock", async () => {
    await openDialog("login");
    expect(field("用户名").autocomplete).toBe("username");
    expect(field("密码").autocomplete).toBe("current-password");
    await userEvent.type(field("密码"), "{CapsLock}A");
    expect(screen.getByText("大写锁定已开")).toBeTruthy();
  });
});

it("takes names and passwords without the spaces they were pasted with", async () => {
  await openDialog("login");
  await userEvent.click(field("用户名"));
  await userEvent.paste("  linxi88 ");
  await userEvent.click(field("密码"));
  await userEvent.paste(" abcd1234\n");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(useOverlays.getState().auth).toBeNull());
  expect(calls("login")).toMatchObject([{ name: "linxi88", password: HASH }]);
});

it("says that a pasted name is too long instead of cutting it to another", async () => {
  await openDialog("login");
  await userEvent.click(field("用户名"));
  await userEvent.paste("abcdefghijk12");
  expect(field("用户名").value).toBe("abcdefghijk12");
  await screen.findByText(/^4-11位/);
  expect(site.made).toEqual([]);
});

it("is entered with user info and balance; unread counts may come later", async () => {
  site.answer("unreadCounts", "never");
  await openDialog("login");
  await fill({ 用户名: "linxi88", 密码: "abcd1234{Enter}" });
  await waitFor(() => expect(useOverlays.getState().auth).toBeNull());
});

it("takes the typed name, and no password, from one form to the next", async () => {
  await openDialog("login");
  await fill({ 用户名: "linxi88", 密码: "abcd1234" });
  await userEvent.click(screen.getByRole("tab", { name: "注册" }));
  await screen.findByRole("button", { name: "立即注册" });
  expect([field("用户名").value, field("密码").value]).toEqual(["linxi88", ""]);
  await fill({ 用户名: "1" });
  await userEvent.click(screen.getByRole("tab", { name: "登录" }));
  await userEvent.click(screen.getByRole("button", { name: "忘记密码？" }));
  await screen.findByRole("heading", { name: "找回密码" });
  expect(field("用户名").value).toBe("linxi881");
  await fill({ 用户名: "2" });
  await userEvent.click(screen.getByRole("button", { name: "返回登录" }));
  await screen.findByRole("tab", { name: "登录" });
  expect(field("用户名").value).toBe("linxi8812");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("changes ways by events and closes with Escape", async () => {
  await openDialog("login");
  await userEvent.click(screen.getByRole("tab", { name: "注册" }));
  await screen.findByRole("button", { name: "立即注册" });
  await userEvent.click(screen.getByRole("button", { name: "去登录" }));
  await userEvent.click(screen.getByRole("button", { name: "忘记密码？" }));
  await screen.findByRole("heading", { name: "找回密码" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
