import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { md5 } from "../../backend/accounts/md5.ts";
import { logIn } from "../../backend/profile/sample-member.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeEach(async () => {
  sandbox = await startSample();
});
afterEach(() => sandbox.close());

const captcha = async (site: string) => {
  const body = { name: "demo88", password: md5("x"), ktype: 4 };
  return (await sandbox.call(site, "captchaType", body)).status_code;
};

describe("captcha", () => {
  it("is set for one site or for all", async () => {
    await sandbox.control("/sandbox/captcha", { site: "aurora", mode: "slider" });
    expect([await captcha("aurora"), await captcha("titan")]).toEqual([6022, 6000]);
    await sandbox.control("/sandbox/captcha", { mode: "picture" });
    expect([await captcha("aurora"), await captcha("titan")]).toEqual([6021, 6021]);
    await sandbox.control("/sandbox/captcha", { mode: "none" });
    expect([await captcha("harbor"), await captcha("titan")]).toEqual([6000, 6000]);
  });

  it("refuses an unknown site or mode", async () => {
    const change = (body: unknown) => sandbox.control("/sandbox/captcha", body);
    expect((await change({ site: "none", mode: "slider" })).status).toBe(404);
    expect((await change({ mode: "puzzle" })).status).toBe(400);
  });
});

describe("expire", () => {
  const alive = async (member: Awaited<ReturnType<typeof logIn>>) =>
    (await member.call("memberInfo")).status_code;

  it("ends the sessions of one member or of a site", async () => {
    const demo = await logIn(sandbox, "aurora", "demo88");
    const newbie = await logIn(sandbox, "aurora", "newbie8");
    const elsewhere = await logIn(sandbox, "titan", "demo88");
    await sandbox.control("/sandbox/expire", { site: "aurora", name: "demo88" });
    expect([await alive(demo), await alive(newbie)]).toEqual([6001, 6000]);
    await sandbox.control("/sandbox/expire", { site: "aurora" });
    expect([await alive(newbie), await alive(elsewhere)]).toEqual([6001, 6000]);
  });

  it("refuses an unknown member", async () => {
    const expire = (body: unknown) => sandbox.control("/sandbox/expire", body);
    expect((await expire({ site: "aurora", name: "nobody1" })).status).toBe(404);
    expect((await expire({ site: "none" })).status).toBe(404);
    expect((await expire({})).status).toBe(400);
  });
});

describe("member", () => {
  const change = (patch: unknown, name = "newbie8") =>
    sandbox.control("/sandbox/member", { site: "aurora", name, patch });

  it("changes a member and returns it without password hashes", async () => {
    const reply = await change({ phone: "8613700000001", realName: "王芳", balanceCents: 5 });
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toMatchObject({ name: "newbie8", balanceCents: 5 });
    expect(reply.text).not.toMatch(/hash|salt/i);
    const newbie = await logIn(sandbox, "aurora", "newbie8");
    expect((await newbie.call("memberInfo")).data).toMatchObject({ bindRealName: "1" });
  });

  it("refuses an unknown member or field", async () => {
    expect((await change({}, "nobody1")).status).toBe(404);
    expect((await change({ passwordHash: "x" })).status).toBe(400);
    expect((await change({ phone: "0137" })).status).toBe(400);
    expect((await change({ vipLevel: 1.5 })).status).toBe(400);
    expect((await change({})).status).toBe(200);
  });
});

describe("a member made for a test", () => {
  const make = (body: Record<string, unknown>) =>
    sandbox.control("/sandbox/member", { site: "aurora", name: "Fresh01", ...body });

  it("logs in with the given password and has the patched values", async () => {
    const reply = await make({ create: { password: "Secret2026a" }, patch: { vipLevel: 4 } });
    expect(JSON.parse(reply.text)).toMatchObject({ name: "Fresh01", vipLevel: 4, phone: null });
    const fresh = await logIn(sandbox, "aurora", "fresh01", "Secret2026a");
    expect((await fresh.call("memberInfo")).data).toMatchObject({ name: "Fresh01", vipLevel: 4 });
  });

  it("keeps its id, gets the new password and is logged out when it is made again", async () => {
    await make({ create: { password: "Secret2026a" } });
    const fresh = await logIn(sandbox, "aurora", "Fresh01", "Secret2026a");
    await make({ create: { password: "Other2026b" } });
    expect((await fresh.call("memberInfo")).status_code).toBe(6001);
    const again = await logIn(sandbox, "aurora", "Fresh01", "Other2026b");
    expect((await again.call("memberInfo")).status_code).toBe(6000);
  });

  it("requires a site, a name and a password", async () => {
    expect((await make({ site: "none", create: { password: "Secret2026a" } })).status).toBe(404);
    expect((await make({ name: "", create: { password: "Secret2026a" } })).status).toBe(400);
    expect((await make({ create: { password: "" } })).status).toBe(400);
    expect((await make({})).status).toBe(404);
  });

  it("gets a session without a login", async () => {
    const open = (name: string) => sandbox.control("/sandbox/session", { site: "aurora", name });
    expect((await open("Fresh01")).status).toBe(404);
    await make({ create: { password: "Secret2026a" } });
    const { token, userId } = JSON.parse((await open("Fresh01")).text) as Record<string, string>;
    const info = await sandbox.call("aurora", "memberInfo", {}, { token: token ?? "" });
    expect(info.data).toMatchObject({ userId, name: "Fresh01" });
  });
});

it("has an empty outbox at the start", async () => {
  expect(JSON.parse((await sandbox.ask("/sandbox/outbox")).text)).toEqual({
    codes: [],
    captchas: [],
  });
});
