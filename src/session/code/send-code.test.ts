/// <reference types="node" />
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { CODE_CATE, CODE_TYPE, sendCodeOne, sendCodeTwo } from "#contract/api/auth.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { configureHttp } from "#lib/wire/http-options.ts";
import { startTexts } from "#lib/text/i18n.ts";
import { md5Hex } from "#lib/wire/md5.ts";
import auth from "#locales/zh-CN/auth.json";
import type { Captcha } from "../captcha/use-captcha.ts";
import { codeKey, runningCode } from "./code-cooldown.ts";
import { type CodeRequest, sendCode } from "./send-code.ts";

const made: { path: string | undefined; body: unknown }[] = [];
let code: number;
const server = createServer((incoming, response) => {
  const chunks: Uint8Array[] = [];
  incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  incoming.on("end", () => {
    made.push({ path: incoming.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.end(JSON.stringify({ status_code: code, data: null, message: "60秒内请勿重复操作" }));
  });
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await startTexts("zh-CN", [{ auth }]);
  const ignore = () => {};
  configureHttp({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteId: "9001",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => null,
    clientIp: () => "",
    encryption: "off",
    publicKey: undefined,
    effects: { expired: ignore, toast: ignore, dialog: ignore, page: ignore },
  });
});
afterAll(() => void server.close());
beforeEach(() => {
  made.length = 0;
  code = 6000;
});

const solved: Captcha = {
  async run(_, action) {
    const answer = await action({ kaptchcate: 1, codeId: "x1", code: "7KX4" }, {});
    return answer.kind === "data" ? answer : null;
  },
};
const closed: Captcha = { run: async () => null };
const wanted: CodeRequest = {
  receiver: "8613800138000",
  name: "linxi88",
  type: CODE_TYPE.reset,
  cate: CODE_CATE.sms,
  captcha: solved,
};

it("without a key, sends receiver, name and captcha in clear and as MD5", async () => {
  expect(await sendCode(wanted)).toBe(true);
  expect(made).toEqual([
    {
      path: sendCodeOne.path,
      body: {
        sendCodeNumV2: "8613800138000",
        sendNameV2: "linxi88",
        codeIdV2: "x1",
        SendCodeNum: md5Hex("8613800138000"),
        SendName: md5Hex("linxi88"),
        codeId: md5Hex("x1"),
        type: 2,
        cate: 0,
        version: 1,
        kaptchcate: 1,
        imageCode: "7KX4",
      },
    },
  ]);
});

it("uses its own call for a new device", async () => {
  await sendCode({ ...wanted, type: CODE_TYPE.newDevice, cate: CODE_CATE.voice });
  expect(made).toMatchObject([{ path: sendCodeTwo.path, body: { type: 3, cate: 2 } }]);
});

it("sends nothing when the captcha is closed, and passes a refusal on", async () => {
  expect(await sendCode({ ...wanted, captcha: closed })).toBe(false);
  expect(made).toEqual([]);
  code = 6034;
  await expect(sendCode(wanted)).rejects.toThrow(CallError);
});

it("treats the one-minute refusal as a code on its way, and keeps the cooldown", async () => {
  const { receiver, name, type } = { ...wanted, receiver: "8613800138099" };
  const key = codeKey(type, name, receiver);
  expect(runningCode(key)).toBeNull();
  code = 6066;
  expect(await sendCode({ ...wanted, receiver })).toBe(true);
  expect(runningCode(key)).toBe(CODE_CATE.sms);
});
