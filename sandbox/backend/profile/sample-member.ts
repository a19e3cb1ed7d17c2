// A logged-in member for tests.
import { CODE_CATE, CODE_TYPE, KAPTCHA } from "#contract/api/auth.ts";
import type { CallName } from "#contract/api/calls.ts";
import { DEMO_ACCOUNTS } from "../../simulation/members/demo-accounts.ts";
import type { SampleEnvelope, SampleSandbox } from "../../testing/sample-sandbox.ts";
import { md5 } from "../accounts/md5.ts";

export const DEMO_PASSWORD = DEMO_ACCOUNTS[0]?.password ?? "";

export function twice(password: string) {
  return { password: md5(password), secondPassword: md5(password) };
}

export interface SampleMember {
  readonly token: string;
  call(name: CallName, body?: unknown): Promise<SampleEnvelope>;
  /** Asks for a binding code. @returns the code, read from the outbox */
  codeTo(receiver: string): Promise<string>;
  /** Changes the account through the control surface. */
  patch(patch: Record<string, unknown>): Promise<void>;
}

/** @param site must ask for no captcha at login */
export async function logIn(
  sandbox: SampleSandbox,
  site: string,
  name: string,
  password = DEMO_PASSWORD,
): Promise<SampleMember> {
  const answer = await sandbox.call(site, "login", {
    name,
    password: md5(password),
    kaptchcate: KAPTCHA.none,
    codeId: "",
    code: "",
    version: "1",
    isAgent: 0,
  });
  const { token } = answer.data as { readonly token: string };
  const call: SampleMember["call"] = (called, body = {}) =>
    sandbox.call(site, called, body, { token });
  return {
    token,
    call,
    async codeTo(receiver) {
      await call("sendCodeOne", codeBody(receiver, name));
      const outbox = JSON.parse((await sandbox.ask("/sandbox/outbox")).text) as Outbox;
      return outbox.codes.find((code) => code.receiver === receiver)?.code ?? "";
    },
    async patch(patch) {
      const { status, text } = await sandbox.control("/sandbox/member", { site, name, patch });
      if (status !== 200) throw new Error(text);
    },
  };
}

interface Outbox {
  readonly codes: readonly { readonly receiver: string; readonly code: string }[];
}

function codeBody(receiver: string, name: string) {
  return {
    sendCodeNumV2: receiver,
    sendNameV2: name,
    codeIdV2: "",
    SendCodeNum: md5(receiver),
    SendName: md5(name),
    codeId: md5(""),
    type: CODE_TYPE.bind,
    cate: receiver.includes("@") ? CODE_CATE.email : CODE_CATE.sms,
    version: 1,
    kaptchcate: KAPTCHA.none,
    imageCode: "",
  };
}
