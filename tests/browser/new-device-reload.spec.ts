// A new device whose page is loaded again while the code is on its way to the phone.
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

test("after a reload the code that is on the phone logs in", async ({ site, sandbox, players }) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, password, phone } = player;
  await sandbox.member("aurora", name, { create: { password }, patch: { phone: `86${phone}` } });
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const { say, box } = dialog;
  const knowPhone = async () => {
    await page.getByLabel(say("auth.device.check.label")).fill(phone.slice(3, 7));
    await page.getByRole("button", { name: say("auth.device.check.sure") }).click();
  };
  await dialog.open("login");
  await dialog.logIn(player);
  await box.getByRole("button", { name: say("auth.device.get") }).click();
  await knowPhone();
  await expect(box.getByText(say("auth.device.sent"))).toBeVisible();
  const code = await sandbox.codeTo("aurora", `86${phone}`);

  await page.reload();
  await expect(dialog.name).toHaveValue(name);
  await dialog.logIn(player);
  await expect(box.getByText(say("auth.device.sent"))).toBeVisible();
  await box.getByLabel(say("auth.device.boxes")).fill(code);
  await dialog.submit.click();
  await knowPhone();
  await dialog.expectLoggedIn();
});
