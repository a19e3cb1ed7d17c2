// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AUTH_WAYS, listen } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpSite } from "#testing/test-site.ts";
import { FindPassword } from "./find-password.tsx";
import type { FindWay } from "./find-values.ts";

vi.setConfig({ testTimeout: 20_000 });

let serial = 0;
let stops: (() => void)[] = [];

const { site } = setUpSite({
  namespaces: ["auth"],
  brand: sampleEntry({ switches: ["voiceCode"] }),
  after() {
    for (const stop of stops) stop();
    stops = [];
  },
});

const AREAS = [
  { areaName: "中国大陆", areaCode: "86", regex: "^\\+?861\\d{10}$" },
  { areaName: "中国香港", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" },
];

/** Follows its own events, as the dialog does. */
function Stage({ first }: { readonly first: FindWay }) {
  const [way, setWay] = useState(first);
  stops.push(
    listen("switch_auth_way", (next) => {
      if (next === AUTH_WAYS.byPhone || next === AUTH_WAYS.byEmail) act(() => setWay(next));
    }),
  );
  return <FindPassword way={way} />;
}

function open(way: FindWay = AUTH_WAYS.byPhone) {
  serial += 1;
  site.answer("countryArea", { status_code: 6000, data: AREAS });
  render(<Stage first={way} />);
  return `138000${String(serial).padStart(5, "0")}`;
}

const button = (text: string | RegExp) =>
  screen.getByText<HTMLButtonElement>(text, { selector: "button" });
const press = (text: string) => fireEvent.click(button(text));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
const step = () => document.querySelector("[aria-current=step]")?.textContent;
const calls = () => site.made.map(({ name }) => name);

async function toCode(phone: string) {
  type("用户名", "linxi88");
  type("手机号码", phone);
  press("获取验证码");
  await screen.findByLabelText("验证码");
}

async function toPassword(phone: string) {
  await toCode(phone);
  type("验证码", "407123");
  press("下一步");
  await screen.findByLabelText("新密码");
}

describe("find password", () => {
  it("says what is missing and makes no call", async () => {
    open();
    press("获取验证码");
    expect(await screen.findByText("请输入用户名")).toBeTruthy();
    expect(screen.getByText("请输入正确的手机号码")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field("用户名")));
    expect(calls()).toEqual([]);
  });

  it("goes by phone from the account to the new password", async () => {
    const phone = open();
    await toPassword(`+86 ${phone}`);
    expect(step()).toContain("设置密码");
    await waitFor(() => expect(document.activeElement).toBe(field("新密码")));
    type("新密码", "abcd1234");
    type("确认新密码", "abcd1235");
    press("确认修改");
    expect(await screen.findByText("两次密码输入不一致，请重新输入")).toBeTruthy();
    type("确认新密码", "abcd1234");
    press("确认修改");
    const done = await screen.findByText("密码修改成功");
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(calls()).toEqual([
      "forgetByPhoneOne",
      "sendCodeOne",
      "forgetByPhoneTwo",
      "forgetByPhoneThree",
    ]);
    const account = { phone: `86${phone}`, name: "linxi88" };
    const hash = "e19d5cd5af0378da05f63f891c7467af";
    expect(site.made.map(({ body }) => body)).toMatchObject([
      account,
      { type: 2, cate: 0, sendCodeNumV2: `86${phone}` },
      { ...account, code: "407123" },
      { ...account, password: hash, secondPassword: hash },
    ]);
  });

  it("keeps what was typed on the way back, and the code that was sent and accepted", async () => {
    const phone = open();
    await toPassword(phone);
    press("上一步");
    expect(field("验证码").value).toBe("407123");
    press("上一步");
    expect(field("手机号码").value).toBe(phone);
    press("获取验证码");
    await screen.findByLabelText("验证码");
    press("下一步");
    await screen.findByLabelText("新密码");
    expect(calls()).toEqual(["forgetByPhoneOne", "sendCodeOne", "forgetByPhoneTwo"]);
  });

  it.each([
    [6036, "验证码错误"],
    [6037, "验证次数过多，请稍后再试"],
    [6038, "验证码已过期，请重新获取"],
  ])("shows %i beside the code", async (status_code, message) => {
    await toCode(open());
    site.answer("forgetByPhoneTwo", { status_code, message });
    type("验证码", "000000");
    press("下一步");
    await waitFor(() => expect(field("验证码").getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getByText(message).role).toBe("alert");
  });

  it("starts again with the message on 6035", async () => {
    await toCode(open());
    site.answer("forgetByPhoneTwo", { status_code: 6035, message: "请先完成身份验证" });
    type("验证码", "407123");
    press("下一步");
    await screen.findByLabelText("用户名");
    expect(screen.getByRole("alert").textContent).toBe("请先完成身份验证");
    expect(field("用户名").value).toBe("linxi88");
    await waitFor(() => expect(document.activeElement).toBe(field("用户名")));
  });

  it("counts down before another code", async () => {
    await toCode(open());
    expect(button(/秒后可重新获取/).disabled).toBe(true);
  });

  it("goes on to the code that a refusal of the minute says is on its way", async () => {
    const phone = open();
    site.answer("sendCodeOne", { status_code: 6066, message: "60秒内请勿重复操作" });
    await toCode(phone);
    expect(button(/秒后可重新获取/).disabled).toBe(true);
    expect(site.toasts).toEqual(["60秒内请勿重复操作"]);
  });

  it("asks for no other code within the minute, as after a reload", async () => {
    const phone = open();
    await toCode(phone);
    cleanup();
    render(<Stage first={AUTH_WAYS.byPhone} />);
    await toCode(phone);
    expect(button(/秒后可重新获取/).disabled).toBe(true);
    expect(calls()).toEqual(["forgetByPhoneOne", "sendCodeOne", "forgetByPhoneOne"]);
  });

  it("says a refusal once, where it belongs", async () => {
    await toCode(open());
    site.answer("forgetByPhoneTwo", { status_code: 6036, message: "验证码错误" });
    type("验证码", "000000");
    press("下一步");
    await screen.findByText("验证码错误");
    expect(site.toasts).toEqual([]);
  });

  it("goes by e-mail, and takes the username along", async () => {
    open();
    type("用户名", "linxi88");
    press("邮箱找回");
    expect(field("用户名").value).toBe("linxi88");
    type("邮箱", "linxi");
    press("获取验证码");
    expect(await screen.findByText("请输入正确的邮箱")).toBeTruthy();
    type("邮箱", " LinXi@Site.Example ");
    press("获取验证码");
    await screen.findByLabelText("验证码");
    expect(site.made).toMatchObject([
      { name: "forgetByEmailOne", body: { email: "linxi@site.example", name: "linxi88" } },
      { name: "sendCodeOne", body: { type: 2, cate: 1 } },
    ]);
  });

  it("checks the phone by the chosen country", async () => {
    open();
    const country = screen.getByRole<HTMLButtonElement>("combobox", { name: "国家/地区" });
    await waitFor(() => expect(country.textContent).toBe("+86 中国大陆"));
    await userEvent.click(country);
    await userEvent.type(await screen.findByLabelText("输入国家名称或区号"), "852");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(country.textContent).toBe("+852 中国香港"));
    await toCode("51445523");
    expect(site.made[0]?.body).toMatchObject({ phone: "85251445523" });
  });

  it("sends what was pressed before the list knew the country", async () => {
    open();
    type("用户名", "linxi88");
    type("手机号码", "+852 51445599");
    press("获取验证码");
    await screen.findByLabelText("验证码");
    expect(calls()).toEqual(["forgetByPhoneOne", "sendCodeOne"]);
  });

  it("works for the default country without the list", async () => {
    const phone = open();
    cleanup();
    site.reset();
    site.answer("countryArea", { status_code: 6005 });
    render(<Stage first={AUTH_WAYS.byPhone} />);
    await screen.findByText(/加载失败/);
    await toCode(phone);
    expect(site.made[0]?.body).toMatchObject({ phone: `86${phone}` });
  });
});
