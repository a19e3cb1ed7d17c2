// The member's account pages: what they show and every way to change it.
import { getCode, openSection } from "./account-page.ts";
import { authDialog } from "./auth-dialog.ts";
import { expect, test, variantOf } from "./player.ts";
import { smallPng } from "./small-png.ts";

const aurora = variantOf("aurora");

const changed = { hasText: "修改成功" };

test("user info masks the member's data until it is revealed", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, password, phone, email } = player;
  await sandbox.member("aurora", name, {
    create: { password },
    patch: { phone: `86${phone}`, email, realName: "林晓", gender: "female", vipLevel: 3 },
  });
  await players.enter(player, aurora, "/mine/userinfo");
  const main = page.getByRole("main");
  const profile = main.getByRole("region", { name: "会员资料" });
  await expect(profile).toContainText(name);
  await expect(profile).toContainText("VIP3");
  await expect(profile).toContainText(/注册日期\s*\d{4}-\d{2}-\d{2}/);
  await expect(profile).toContainText("账户安全等级中已完成 3/4 项");
  for (const hidden of [phone, email, "林晓"]) await expect(main).not.toContainText(hidden);
  await expect(main).toContainText("女");

  const show = main.getByRole("button", { name: "显示完整的手机号码" });
  await show.click();
  await expect(main).toContainText(phone);
  await main.getByRole("button", { name: "隐藏手机号码" }).click();
  await expect(main).not.toContainText(phone);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("singleDataDecryption")) asked += 1;
  });
  await show.click();
  await expect(main).toContainText(phone);
  expect(asked, "a value once revealed is not asked for again").toBe(0);
  await main.getByRole("link", { name: "去设置资金密码" }).click();
  await expect(page).toHaveURL(/\/mine\/auth#secondPassword$/);
  await expect(page.locator("section#secondPassword form")).toBeVisible();
});

test("the avatar is chosen from the list or uploaded", async ({ site, players }) => {
  const { page } = site;
  await players.enter(await players.member("aurora"), aurora, "/mine/userinfo");
  const open = page.getByRole("main").getByRole("button", { name: "更换头像" });
  const dialog = page.getByRole("dialog", { name: "更换头像" });
  const save = dialog.getByRole("button", { name: "保存" });
  const picture = open.locator("img");
  const first = await picture.getAttribute("src");
  await open.click();
  await expect(save).toBeDisabled();
  await dialog.locator("label:has(input[type=radio]:not(:checked))").first().click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  const second = await picture.getAttribute("src");

  await open.click();
  const upload = dialog.locator("input[type=file]");
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await upload.setInputFiles(file("a.gif", "image/gif", Buffer.from("GIF89a")));
  await expect(dialog.getByText("请选择 PNG、JPEG 或 WebP 图片")).toBeVisible();
  await upload.setInputFiles(file("a.png", "image/png", Buffer.from("no picture")));
  await expect(dialog.getByText("图片无法读取，可能已经损坏，请换一张")).toBeVisible();
  await upload.setInputFiles(file("a.png", "image/png", smallPng()));
  await expect(dialog.getByRole("img", { name: "头像预览" })).toHaveAttribute("src", /^data:image/);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(picture).not.toHaveAttribute("src", second ?? "");
  await expect(picture).not.toHaveAttribute("src", /^data:/);
});

test("a phone is bound with a code", async ({ site, sandbox, players }) => {
  const { page } = site;
  const player = await players.member("aurora");
  await players.enter(player, aurora, "/mine/auth#phone");
  const section = await openSection(page, "phone");
  const phone = section.locator("input[autocomplete=tel-national]");
  const code = section.locator("input[autocomplete=one-time-code]");
  const submit = section.locator("button[type=submit]");
  await submit.click();
  await expect(section.getByText("请输入正确的手机号码")).toBeVisible();
  await expect(section.getByText("请输入验证码")).toBeVisible();
  await phone.fill("123");
  await section.getByRole("button", { name: "获取验证码" }).click();
  await expect(section.getByText("请输入正确的手机号码")).toBeVisible();
  await phone.fill(player.phone);
  await getCode(section, authDialog(page, sandbox, aurora));
  const sent = await sandbox.codeTo("aurora", `86${player.phone}`);
  await code.fill(sent === "000000" ? "111111" : "000000");
  await submit.click();
  await expect(section.getByText("验证码错误")).toBeVisible();
  await code.fill(sent);
  await submit.click();
  await expect(page.locator("output").filter(changed)).toBeVisible();
  await expect(section).toContainText(`${player.phone.slice(0, 3)}****${player.phone.slice(-4)}`);
  await expect(section).toContainText("此项不能自行修改");
});

test("name, birthday and gender are validated and need a confirmation", async ({
  site,
  players,
}) => {
  const { page } = site;
  await players.enter(await players.member("aurora"), aurora, "/mine/auth#realName");
  const sure = page.getByRole("dialog", { name: "温馨提示" });
  const name = await openSection(page, "realName");
  for (const wrong of ["", "林晓1"]) {
    await name.locator("input").fill(wrong);
    await name.locator("button[type=submit]").click();
    await expect(name.getByText("请输入正确的名字"), wrong).toBeVisible();
  }
  await name.locator("input").fill(" 买买提•艾力 ");
  await name.locator("button[type=submit]").click();
  await expect(sure).toContainText("买买提·艾力");
  await expect(sure).toContainText("提交后不能修改");
  await sure.getByRole("button", { name: "取消" }).click();
  await name.locator("button[type=submit]").click();
  await sure.getByRole("button", { name: "确认提交" }).click();
  await expect(name.getByText("已填写")).toBeVisible();

  const birthday = await openSection(page, "birthday");
  const day = birthday.locator("input");
  const year = new Date().getFullYear();
  for (const [typed, says] of [
    ["", "请输入生日，确保您已满18岁"],
    [`${year - 17}-01-01`, "您的年龄未满18，无法游戏哦"],
  ] as const) {
    await day.fill(typed);
    await birthday.locator("button[type=submit]").click();
    await expect(birthday.getByText(says)).toBeVisible();
  }
  await day.fill("1993-05-18");
  await birthday.locator("button[type=submit]").click();
  await expect(sure).toContainText("1993");
  await sure.getByRole("button", { name: "确认提交" }).click();
  await expect(birthday.getByText("已填写")).toBeVisible();

  const gender = await openSection(page, "gender");
  await gender.locator("button[type=submit]").click();
  await expect(gender.getByText("请选择性别")).toBeVisible();
  await gender.getByText("女", { exact: true }).click();
  await gender.locator("button[type=submit]").click();
  await expect(sure).toContainText("女");
  await sure.getByRole("button", { name: "确认提交" }).click();
  await expect(gender.getByText("已填写")).toBeVisible();
});
