// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { wirePassword } from "#lib/wire/wire-password.ts";
import { useSession } from "#session/account/session-store.ts";
import { field } from "#testing/test-page.tsx";
import { fill, openDialog, setUpDialog } from "./test-dialog.tsx";

const HASH = wirePassword("kmtq7391");

const { site, calls } = setUpDialog();

describe("registration", () => {
  const good = { 用户名: "linxi88", 密码: "kmtq7391", 确认密码: "kmtq7391" };

  it("strips whitespace before it cuts, typed and pasted", async () => {
    await openDialog("register");
    await userEvent.click(field("用户名"));
    await userEvent.paste("  lin xi88\t ");
    expect(field("用户名").value).toBe("linxi88");
    await userEvent.type(field("密码"), "abcd 123456789");
    expect(field("密码").value).toBe("abcd12345678");
  });

  it("cuts no pasted name or password to another one, and says the rule at once", async () => {
    await openDialog("register");
    await userEvent.click(field("用户名"));
    await userEvent.paste("abcdefghijk12");
    expect(field("用户名").value).toBe("abcdefghijk12");
    await waitFor(() => expect(field("用户名").getAttribute("aria-invalid")).toBe("true"));
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}1");
    expect(field("用户名").value).toBe("abcdefghij1");
    expect(field("用户名").getAttribute("aria-invalid")).toBe("false");
    await userEvent.click(field("密码"));
    await userEvent.paste("abcd123456789");
    expect(field("密码").value).toBe("abcd123456789");
    await screen.findByText("请输入8-12位字母+数字的组合", { selector: "[role=alert]" });
  });

  it("judges a field when it is left, and the message goes once it is right", async () => {
    await openDialog("register");
    await userEvent.type(field("用户名"), "1a");
    expect(field("用户名").getAttribute("aria-invalid")).toBe("false");
    await userEvent.type(field("密码"), "kmtq7391");
    await waitFor(() => expect(field("用户名").getAttribute("aria-invalid")).toBe("true"));
    await userEvent.clear(field("用户名"));
    await userEvent.type(field("用户名"), "linxi88");
    expect(field("用户名").getAttribute("aria-invalid")).toBe("false");
    await userEvent.type(field("确认密码"), "kmtq7392");
    await userEvent.tab();
    await screen.findByText("两次密码输入不一致");
    screen.getByText("8-12位字母+数字的组合，强度中");
  });

  it("wants consent, and shows what is consented to", async () => {
    await openDialog("register");
    await fill(good);
    await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
    await screen.findByText("请同意相关条款和隐私政策");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox")));
    await userEvent.click(screen.getByRole("button", { name: "用户条款" }));
    await screen.findByRole("dialog", { name: "用户条款" });
    await userEvent.click(screen.getByRole("radio", { name: "隐私政策" }));
    await screen.findByRole("dialog", { name: "隐私政策" });
    await userEvent.keyboard("{Escape}");
    expect(field("用户名").value).toBe("linxi88");
    await userEvent.click(screen.getByRole("checkbox"));
    expect(screen.queryByText("请同意相关条款和隐私政策")).toBeNull();
  });

  it("registers and logs in with captcha type 99", async () => {
    await openDialog("register");
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
    await openDialog("register");
    await fill(good);
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
    await screen.findByText("用户名已被使用");
    await waitFor(() => expect(document.activeElement).toBe(field("用户名")));
    expect(calls("login")).toEqual([]);
  });

  describe("whose answer is lost", () => {
    const send = async () => {
      await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "立即注册" }).ariaBusy).toBeNull(),
      );
    };
    const fillIn = async () => {
      await openDialog("register");
      await fill(good);
      await userEvent.click(screen.getByRole("checkbox"));
    };

    it.each([
      ["no connection", "cut"],
      ["the refusal of a request sent twice", { status_code: 6008, message: "非法请求" }],
      ["an answer that makes no sense", { status_code: 6000, data: "?" }],
    ] as const)("is found out by a login: %s", async (_, reply) => {
      site.answer("register", reply);
      await fillIn();
      await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
      await waitFor(() => expect(useSession.getState().token).toBe("t1"));
      expect(calls("login")).toMatchObject([{ kaptchcate: 99, name: "linxi88" }]);
      expect(site.toasts).toEqual([]);
    });

    it("is told as not made where the login knows nobody, and can be sent again", async () => {
      site.answer("register", "cut");
      site.answer("login", { status_code: 6021, message: "请输入图形验证码" });
      await fillIn();
      await send();
      await screen.findByText("注册没有完成，请重试");
      expect(site.toasts).toEqual([]);
      site.answer("register", { status_code: 6000 });
      site.answer("login", { status_code: 6000, data: { token: "t1", userId: "u1" } });
      await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
      await waitFor(() => expect(useSession.getState().token).toBe("t1"));
    });

    it("is told as open where the login is lost too; one's own name is then not somebody else's", async () => {
      site.answer("register", "cut");
      site.answer("login", "cut");
      await fillIn();
      await send();
      await screen.findByText(/^没有收到服务器的答复/);
      expect(site.toasts).toEqual([]);
      site.answer("register", { status_code: 6009, message: "用户名已存在" });
      await send();
      await screen.findByText(/如果是您刚才注册的，请直接登录/);
      site.answer("login", { status_code: 6000, data: { token: "t1", userId: "u1" } });
      await userEvent.click(screen.getByRole("button", { name: "立即注册" }));
      await waitFor(() => expect(useSession.getState().token).toBe("t1"));
      expect(screen.queryByText("用户名已存在")).toBeNull();
    });
  });
});
