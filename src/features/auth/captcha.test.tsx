// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { field } from "#testing/test-page.tsx";
import { fill, openDialog, setUpDialog } from "./test-dialog.tsx";

const PICTURE = { image: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", xCode: "x1" };

const { site, calls } = setUpDialog();

describe("captcha", () => {
  it("asks for the picture's characters until they are right", async () => {
    site.answer("captchaType", { status_code: 6021 });
    site.answer("defaultKaptcha", { status_code: 6000, data: PICTURE });
    site.answer("login", { status_code: 6036, message: "验证码错误" });
    await openDialog("login");
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
    await waitFor(() => expect(useOverlays.getState().auth).toBeNull());
    expect(calls("login")).toMatchObject([
      { kaptchcate: 1, codeId: "x1", code: "AAAA" },
      { kaptchcate: 1, codeId: "x1", code: "7KX4" },
    ]);
    expect(calls("defaultKaptcha")).toHaveLength(2);
  });

  it("is closed without a login", async () => {
    site.answer("captchaType", { status_code: 6021 });
    site.answer("defaultKaptcha", { status_code: 6005 });
    await openDialog("login");
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
    await openDialog("login");
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
    await waitFor(() => expect(useOverlays.getState().auth).toBeNull());
    expect(calls("validateGeeCheck")).toMatchObject([
      { captcha_output: "answer:11", validate_way: 0 },
      { captcha_output: "answer:12", lot_number: "l1" },
    ]);
    expect(calls("login").at(-1)).toMatchObject({ kaptchcate: 2, codeId: "l1", code: "p1" });
  });
});
