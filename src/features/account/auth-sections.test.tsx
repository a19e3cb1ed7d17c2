// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { bindLink } from "#session/member/bind-link.ts";
import { setUpSite } from "#testing/test-site.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { AuthSections } from "./auth-sections.tsx";
import { sampleMember } from "./sample-member.ts";

const { site } = setUpSite({ namespaces: ["auth"] });

function open(address: string, member = sampleMember()) {
  const routes = [{ path: "/mine/auth", element: <AuthSections member={member} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const expanded = () =>
  screen.getAllByRole("button", { expanded: true }).map((head) => head.textContent);
const submit = () => screen.getByRole("button", { name: "提交" });
/** A form keeps an empty alert for what the server says about all of it. */
const faults = () => screen.queryAllByRole("alert").flatMap(({ textContent }) => textContent || []);

it("opens the section of the anchor, else what should be done next", () => {
  open("/mine/auth#gender");
  expect(expanded()).toEqual([expect.stringContaining("性别")]);
  cleanup();
  open("/mine/auth", sampleMember({ bindPhone: "1" }));
  expect(expanded()).toEqual([expect.stringContaining("真实姓名")]);
});

it("shows and marks what a page requires until it is bound", () => {
  open("/mine/auth?need=phone");
  expect(screen.getByText(/您要打开的页面/).textContent).toContain("手机号码、真实姓名");
  expect(section("真实姓名").getByText("需要完成")).toBeTruthy();
  cleanup();
  open("/mine/auth?need=phone", sampleMember({ bindPhone: "1", bindRealName: "1" }));
  expect(screen.queryByText(/您要打开的页面/)).toBeNull();
});

it("opens what is missing next, and goes back to the page when nothing is", async () => {
  const bound = { bindPhone: "1", bindRealName: "1" } as const;
  function Binding() {
    const [member, setMember] = useState(sampleMember());
    const next = member.bindPhone === "1" ? bound : { bindPhone: "1" as const };
    return (
      <>
        <PlainButton onClick={() => setMember(sampleMember(next))}>bind</PlainButton>
        <AuthSections member={member} />
      </>
    );
  }
  const routes = [
    { path: "/mine/auth", element: <Binding /> },
    { path: "/mine/accountManage/coin", element: <h1>coins</h1> },
  ];
  const initialEntries = ["/mine/userinfo", bindLink("phone", "/mine/accountManage/coin")];
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  expect(screen.getByText(/完成后自动返回/)).toBeTruthy();
  expect(expanded()).toEqual([expect.stringContaining("手机号码")]);
  await userEvent.click(screen.getByRole("button", { name: "bind" }));
  expect(expanded()).toEqual([expect.stringContaining("真实姓名")]);
  await userEvent.click(screen.getByRole("button", { name: "bind" }));
  expect(await screen.findByRole("heading", { name: "coins" })).toBeTruthy();
  expect(router.state.historyAction).toBe("REPLACE");
});

it("goes back after the second password is set, and nowhere else", async () => {
  const set = sampleMember({ bindWithdrawPassword: "1" });
  const back = (address: string, member = set) => {
    cleanup();
    const routes = [
      { path: "/mine/auth", element: <AuthSections member={member} /> },
      { path: "*", element: <h1>elsewhere</h1> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    return router.state.location.pathname;
  };
  const link = bindLink("secondPassword", "/mine/takemoney");
  expect(back(link, sampleMember({ bindWithdrawPassword: "0" }))).toBe("/mine/auth");
  expect(expanded()).toEqual([expect.stringContaining("资金密码")]);
  await waitFor(() => expect(back(link)).toBe("/mine/takemoney"));
  expect(back(bindLink("secondReset", "/mine/takemoney"))).toBe("/mine/auth");
  expect(expanded()).toEqual([expect.stringContaining("资金密码")]);
  for (const evil of ["//evil.test/mine/wallet", "https://evil.test", "/mine/auth", ""])
    expect(back(bindLink("secondPassword", evil))).toBe("/mine/auth");
});

it("shows what is bound masked, and no form for it", () => {
  open("/mine/auth#phone", sampleMember({ bindPhone: "1", phone: "138****6621" }));
  expect(screen.getByText("138****6621")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("a closed section shows its value as the profile does, an open one what it is good for", async () => {
  const bound = { bindPhone: "1", phone: "138****6621", gender: "female" } as const;
  open("/mine/auth#email", sampleMember(bound));
  const shown = (name: RegExp) => screen.getAllByRole("button", { name })[0]?.textContent;
  expect(shown(/手机号码/)).toContain("138****6621");
  expect(shown(/性别/)).toContain("女");
  expect(shown(/邮箱/)).toContain("用于找回密码");
  await userEvent.click(section("手机号码").getByRole("button"));
  expect(shown(/手机号码/)).toContain("用于验证新设备");
});

it("refuses a name by its rule, keeps it, and asks before a good one is sent", async () => {
  const user = userEvent.setup();
  open("/mine/auth#realName");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "真实姓名" });
  await user.type(field, "王··明");
  await user.click(submit());
  expect(faults()).toEqual(["请输入正确的名字"]);
  expect([document.activeElement, field.value]).toEqual([field, "王··明"]);
  await user.clear(field);
  await user.type(field, "阿卜杜拉•买买提");
  await user.click(submit());
  const dialog = await screen.findByRole("dialog", { name: "温馨提示" });
  expect(dialog.textContent).toContain("阿卜杜拉·买买提");
  expect(dialog.textContent).toContain("不能修改");
  await user.click(within(dialog).getByRole("button", { name: "取消" }));
  expect(field.value).toBe("阿卜杜拉•买买提");
});

it("requires a birthday of an adult", async () => {
  const user = userEvent.setup();
  open("/mine/auth#birthday");
  await user.click(submit());
  expect(faults()).toEqual(["请输入生日，确保您已满18岁"]);
  const field = section("生日").getByLabelText<HTMLInputElement>("生日");
  await user.type(field, `${new Date().getFullYear() - 10}-01-01`);
  expect(faults()).toEqual(["您的年龄未满18，无法游戏哦"]);
});

it("names every fault of a new password, and changes by code only what is bound", async () => {
  const user = userEvent.setup();
  open("/mine/auth#password");
  expect(screen.queryByRole("radio")).toBeNull();
  await user.type(screen.getByLabelText("新密码"), "abc1");
  await user.click(screen.getByRole("button", { name: "修改登录密码" }));
  expect(faults()).toEqual([
    "密码不能为空",
    "请输入8-12位字母+数字的组合",
    "两次密码输入不一致，请重新输入",
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText("原登录密码"));
  cleanup();
  open("/mine/auth#password", sampleMember({ bindEmail: "1" }));
  await user.click(screen.getByRole("radio", { name: "邮箱验证码" }));
  expect(screen.queryByLabelText("原登录密码")).toBeNull();
  expect(screen.getByRole("button", { name: "获取验证码" })).toBeTruthy();
});

it("takes six digits twice for the second password, and nothing else", async () => {
  const user = userEvent.setup();
  open("/mine/auth#secondPassword");
  const field = screen.getByLabelText<HTMLInputElement>("新的资金密码");
  await user.type(field, "12a34 5");
  expect(field.value).toBe("12345");
  await user.click(screen.getByRole("button", { name: "设置资金密码" }));
  expect(faults()).toEqual(["密码不能为空", "请输入6位数字", "两次密码输入不一致，请重新输入"]);
});

it("sends no code to an impossible number", async () => {
  const user = userEvent.setup();
  open("/mine/auth#phone");
  await user.type(section("手机号码").getByRole("textbox", { name: "手机号码" }), "2380013");
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  expect(faults()).toEqual(["请输入正确的手机号码"]);
});

describe("binding a phone", () => {
  const AREAS = [
    { areaName: "中国", areaCode: "86", regex: "^\\+?861\\d{10}$" },
    { areaName: "中国香港", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" },
  ];
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

  it("takes a pasted number with its country, and says a refusal once", async () => {
    site.answer("countryArea", { status_code: 6000, data: AREAS });
    site.answer("bindPhone", { status_code: 6036, message: "验证码错误" });
    open("/mine/auth#phone");
    const country = screen.getByRole("combobox", { name: "国家或地区" });
    await waitFor(() => expect(country.textContent).toBe("中国 +86"));
    await userEvent.click(field("手机号码"));
    await userEvent.paste("+852 5144-5523");
    expect([country.textContent, field("手机号码").value]).toEqual(["中国香港 +852", "51445523"]);
    await userEvent.clear(field("手机号码"));
    await userEvent.paste("+86 138-0013-8022");
    expect([country.textContent, field("手机号码").value]).toEqual(["中国 +86", "13800138022"]);
    await userEvent.click(field("验证码"));
    await userEvent.paste(" 407 123 ");
    await userEvent.click(screen.getByRole("button", { name: "绑定手机号码" }));
    await waitFor(() => expect(faults()).toEqual(["验证码错误"]));
    expect(site.made).toMatchObject([
      { name: "bindPhone", body: { areaCode: "86", phone: "13800138022", code: "407123" } },
    ]);
    expect(site.toasts).toEqual([]);
  });
});
