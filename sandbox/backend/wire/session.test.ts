import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CODE_CATE, CODE_TYPE, KAPTCHA } from "#contract/api/auth.ts";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import { SEALED_SUITES } from "#contract/sealed.ts";
import { DEMO_ACCOUNTS } from "../../simulation/members/demo-accounts.ts";
import {
  SAMPLE_SITES,
  sampleSite,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";
import { askSealed } from "./sample-client.ts";
import { SANDBOX_PUBLIC_KEY } from "./sandbox-key.ts";

const SEALED_SITES = { gcm: "vault", "cbc-hmac": "cellar" } as const;
const HOUR = 3_600_000;

let sandbox: SampleSandbox;
beforeAll(async () => {
  const sealed = SEALED_SUITES.map((encryption) => ({
    ...sampleSite(SEALED_SITES[encryption], `62${encryption}`, "金库", []),
    encryption,
    publicKey: SANDBOX_PUBLIC_KEY,
  }));
  sandbox = await startSample({ sites: [...SAMPLE_SITES, ...sealed] });
  await sandbox.control("/sandbox/captcha", { mode: "none" });
});
afterAll(() => sandbox.close());

const [demo] = DEMO_ACCOUNTS;
const credentials = {
  name: demo?.name,
  password: md5(demo?.password ?? ""),
  kaptchcate: KAPTCHA.none,
  codeId: "",
  code: "",
  version: "1",
  isAgent: 0,
};

async function logIn(site = "aurora"): Promise<string> {
  const { data } = await sandbox.call(site, "login", credentials, { uuid: "device" });
  return v.parse(CALLS.login.response, data).token;
}
const statusOf = async (name: CallName, token: string, site = "aurora") =>
  (await sandbox.call(site, name, {}, { token })).status_code;

describe("the token of a session", () => {
  it("opens member calls on its own site only", async () => {
    const token = await logIn();
    expect(await statusOf("memberInfo", token)).toBe(6000);
    expect(await statusOf("memberInfo", token, "jade")).toBe(6001);
    expect(await statusOf("memberInfo", `${token}.`)).toBe(6001);
  });

  it("expires, and ends at logout and reset", async () => {
    const late = await logIn();
    await sandbox.control("/sandbox/clock", { offset: 13 * HOUR });
    expect(await statusOf("memberInfo", late)).toBe(6001);
    await sandbox.control("/sandbox/clock", { offset: 0 });
    const left = await logIn();
    expect(await statusOf("logout", left)).toBe(6000);
    expect(await statusOf("memberInfo", left)).toBe(6001);
    expect(await statusOf("logout", left)).toBe(6001);
  });

  it("is checked before the body: visitors are not told what is wrong with it", async () => {
    expect(await sandbox.call("aurora", "bindPhone", { phone: 1 })).toMatchObject({
      status_code: 6001,
    });
  });
});

describe.each(SEALED_SUITES)("sealed by %s", (suite) => {
  const site = SEALED_SITES[suite];
  const ask = (name: CallName, body: unknown = {}, token = "") =>
    askSealed(sandbox, { site, suite, path: CALLS[name].path, body, headers: { token } });

  it("logs in and reads member calls", async () => {
    const { data } = await (await ask("login", credentials)).open();
    const { token } = v.parse(CALLS.login.response, data);
    const info = await (await ask("memberInfo", {}, token)).open();
    expect(v.parse(CALLS.memberInfo.response, info.data).name).toBe(demo?.name);
  });

  it("opens sealed fields, and refuses those sealed for another call", async () => {
    const requestId = `field-${suite}`;
    const asked = { site, suite, path: CALLS.sendCodeOne.path } as const;
    const call = { method: "POST", path: asked.path, requestId };
    const { sealer } = await ask("preInfo");
    const fields = async (bound: typeof call) => ({
      sendCodeNumV2: await sealer.seal(demo?.fields.phone ?? "", "field", bound),
      sendNameV2: await sealer.seal(demo?.name ?? "", "field", bound),
      codeIdV2: await sealer.seal("", "field", bound),
      SendCodeNum: md5(demo?.fields.phone ?? ""),
      SendName: md5(demo?.name ?? ""),
      codeId: md5(""),
      type: CODE_TYPE.reset,
      cate: CODE_CATE.sms,
      version: 1,
      kaptchcate: KAPTCHA.none,
      imageCode: "",
    });
    const right = await askSealed(sandbox, { ...asked, requestId, body: await fields(call) });
    expect(await right.open()).toMatchObject({ status_code: 6000 });
    const wrong = await askSealed(sandbox, { ...asked, body: await fields(call) });
    expect(await wrong.open()).toMatchObject({ status_code: 6008 });
  });
});
