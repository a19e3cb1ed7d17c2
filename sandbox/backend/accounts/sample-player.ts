// A player for tests: solves captchas and reads codes from the outbox.
import { CODE_CATE, CODE_TYPE, KAPTCHA } from "#contract/api/auth.ts";
import type { CallName } from "#contract/api/calls.ts";
import type { SampleEnvelope, SampleSandbox } from "../../testing/sample-sandbox.ts";
import { md5 } from "./md5.ts";
import type { outboxOf } from "./outbox.ts";

type Outbox = ReturnType<typeof outboxOf>;

export const NO_PROOF = { kaptchcate: KAPTCHA.none, codeId: "", code: "" };
type SampleProof = Readonly<Record<"codeId" | "code", string>> & {
  readonly kaptchcate: number;
};

export interface SamplePlayer {
  call(name: CallName, body?: unknown, token?: string): Promise<SampleEnvelope>;
  login(name: string, password?: string, more?: object): Promise<SampleEnvelope>;
  /** @returns the token */
  enter(name: string, password?: string): Promise<string>;
  register(name: string, proof: SampleProof, more?: object): Promise<SampleEnvelope>;
  picture(): Promise<SampleProof>;
  slider(): Promise<SampleProof>;
  send(to: SampleReceiver, token?: string): Promise<SampleEnvelope>;
  outbox(): Promise<Outbox>;
  /** The last code sent. */
  lastCode(): Promise<string>;
}

interface SampleReceiver {
  readonly receiver: string;
  readonly name?: string;
  readonly type?: keyof typeof CODE_TYPE;
  readonly cate?: keyof typeof CODE_CATE;
  readonly proof?: SampleProof;
}

export const PASSWORD = "Demo2026a";

export function samplePlayer(
  sandbox: SampleSandbox,
  { site = "aurora", device = "device-1" } = {},
): SamplePlayer {
  const call: SamplePlayer["call"] = (name, body = {}, token) =>
    sandbox.call(site, name, body, { uuid: device, ...(token === undefined ? {} : { token }) });
  const outbox = async () => JSON.parse((await sandbox.ask("/sandbox/outbox")).text) as Outbox;
  const login: SamplePlayer["login"] = (name, password = PASSWORD, more = {}) =>
    call("login", {
      name,
      password: md5(password),
      ...NO_PROOF,
      version: "1",
      isAgent: 0,
      ...more,
    });
  return {
    call,
    outbox,
    login,
    async enter(name, password) {
      const { data } = await login(name, password);
      return (data as { token: string }).token;
    },
    register: (name, proof, more = {}) =>
      call("register", {
        name,
        password: md5(PASSWORD),
        secondPassword: md5(PASSWORD),
        ...proof,
        domain: `${site}.localhost`,
        rCode: "",
        iCode: "",
        ...more,
      }),
    async picture() {
      await call("defaultKaptcha");
      const [shown] = (await outbox()).captchas;
      const code = shown?.kind === "picture" ? shown.text : "";
      return { kaptchcate: KAPTCHA.picture, codeId: shown?.id ?? "", code };
    },
    async slider() {
      const puzzle = (await call("sliderPuzzle")).data as Record<string, string>;
      const [shown] = (await outbox()).captchas;
      const x = shown?.kind === "slider" ? shown.x : 0;
      await call("validateGeeCheck", { ...resultOf(puzzle), captcha_output: `x:${x + 3}` });
      return {
        kaptchcate: KAPTCHA.slider,
        codeId: puzzle["lot_number"] ?? "",
        code: puzzle["pass_token"] ?? "",
      };
    },
    send: (to, token) =>
      call(to.type === "newDevice" ? "sendCodeTwo" : "sendCodeOne", sendCodeBody(to), token),
    lastCode: async () => (await outbox()).codes[0]?.code ?? "",
  };
}

export function resultOf(puzzle: Readonly<Record<string, string>>) {
  const { lot_number, pass_token, gen_time } = puzzle;
  return { lot_number, pass_token, gen_time, captcha_output: "", validate_way: 0 };
}

export function sendCodeBody(to: SampleReceiver) {
  const { receiver, name = "", type = "reset", cate = "sms", proof = NO_PROOF } = to;
  return {
    sendCodeNumV2: receiver,
    sendNameV2: name,
    codeIdV2: proof.codeId,
    SendCodeNum: md5(receiver),
    SendName: md5(name),
    codeId: md5(proof.codeId),
    type: CODE_TYPE[type],
    cate: CODE_CATE[cate],
    version: 1,
    kaptchcate: proof.kaptchcate,
    imageCode: proof.code,
  };
}
