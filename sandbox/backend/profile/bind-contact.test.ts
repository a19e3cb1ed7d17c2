import { afterEach, beforeEach, expect, it } from "vitest";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { logIn, type SampleMember } from "./sample-member.ts";

let sandbox: SampleSandbox;
let newbie: SampleMember;
beforeEach(async () => {
  sandbox = await startSample();
  newbie = await logIn(sandbox, "aurora", "newbie8");
});
afterEach(() => sandbox.close());

const info = async () => (await newbie.call("memberInfo")).data;
const phone = (number: string, code: string, areaCode = "86") =>
  newbie.call("bindPhone", { areaCode, phone: number, code });
const email = (address: string, code: string) => newbie.call("bindEmail", { email: address, code });

it("binds a phone by the code sent there", async () => {
  const code = await newbie.codeTo("8613700000001");
  expect((await phone("13700000001", code)).status_code).toBe(6000);
  expect(await info()).toMatchObject({ bindPhone: "1", phone: "137****0001" });
});

it("binds a phone of another country", async () => {
  const code = await newbie.codeTo("85291234567");
  expect((await phone("91234567", code, "852")).status_code).toBe(6000);
  expect(await info()).toMatchObject({ bindPhone: "1" });
});

it("binds an e-mail in any case", async () => {
  const code = await newbie.codeTo("new@example.com");
  expect((await email("New@Example.com", code)).status_code).toBe(6000);
  expect(await info()).toMatchObject({ bindEmail: "1", email: "n***@example.com" });
});

it("accepts a code once, and only for its receiver", async () => {
  const code = await newbie.codeTo("8613700000001");
  expect((await phone("13700000002", code)).status_code).toBe(6036);
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await phone("13700000001", wrong)).status_code).toBe(6036);
  expect((await phone("13700000001", code)).status_code).toBe(6000);
  await newbie.patch({ phone: null });
  expect((await phone("13700000001", code)).status_code).toBe(6036);
});

it("refuses an expired code", async () => {
  const code = await newbie.codeTo("8613700000001");
  await sandbox.control("/sandbox/clock", { set: MOMENT + 600_000 });
  expect((await phone("13700000001", code)).status_code).toBe(6038);
});

it("refuses a code sent to another member", async () => {
  const other = await logIn(sandbox, "aurora", "phone88");
  const code = await other.codeTo("8613700000001");
  expect((await phone("13700000001", code)).status_code).toBe(6036);
});

it("binds once", async () => {
  await newbie.patch({ phone: "8613700000009", email: "own@example.com" });
  const code = await newbie.codeTo("8613700000001");
  expect((await phone("13700000001", code)).status_code).toBe(6009);
  const mailed = await newbie.codeTo("other@example.com");
  expect((await email("other@example.com", mailed)).status_code).toBe(6009);
});

it("tells that another account has the contact only to a member with the right code", async () => {
  expect((await phone("13800138621", "000000")).status_code).toBe(6036);
  const code = await newbie.codeTo("8613800138621");
  expect((await phone("13800138621", code)).status_code).toBe(6009);
  const mailed = await newbie.codeTo("demo88@example.com");
  expect((await email("demo88@example.com", mailed)).status_code).toBe(6009);
});

it.each([
  ["86", "1380013862"],
  ["86", "23800138621"],
  ["999", "13800138621"],
  ["86", "1380013862x"],
])("takes no phone +%s %s", async (areaCode, number) => {
  expect((await phone(number, "123456", areaCode)).status_code).toBe(6007);
});

it.each(["", "a", "a@b", "a b@c.cn", "@b.cn"])("takes no e-mail %j", async (address) => {
  expect((await email(address, "123456")).status_code).toBe(6007);
});
