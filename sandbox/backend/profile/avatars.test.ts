import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AVATAR_MAX_BYTES } from "#contract/account-rules.ts";
import { CALLS } from "#contract/api/calls.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { logIn, type SampleMember } from "./sample-member.ts";

let sandbox: SampleSandbox;
let demo: SampleMember;
let newbie: SampleMember;
beforeAll(async () => {
  sandbox = await startSample();
  demo = await logIn(sandbox, "aurora", "demo88");
  newbie = await logIn(sandbox, "aurora", "newbie8");
});
afterAll(() => sandbox.close());

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** One character per byte, so that bytes can be compared as text. */
const WEBP = [..."RIFF....WEBPVP8 picture"].map((character) => character.charCodeAt(0));
const file = (beginning: readonly number[], length = 64) =>
  Buffer.concat([Buffer.from(beginning), Buffer.alloc(Math.max(0, length - beginning.length))]);
const upload = (member: SampleMember, type: string, bytes: Buffer) =>
  member.call("uploadImage", { type, data: bytes.toString("base64") });
const urlOf = async (member: SampleMember, bytes = file(WEBP), type = "image/webp") =>
  ((await upload(member, type, bytes)).data as { readonly url: string }).url;
const seen = (url: string, { token }: SampleMember) =>
  sandbox.ask(url, { site: "aurora", headers: { token } });
const add = (member: SampleMember, avatar: string) => member.call("addAvatar", { avatar });

describe("the list", () => {
  it("has 24 different pictures", async () => {
    const { data } = await demo.call("avatarList");
    const list = v.parse(CALLS.avatarList.response, data);
    expect(list).toHaveLength(24);
    const drawn = await Promise.all(
      list.map(({ image }) => sandbox.ask(image, { site: "aurora" })),
    );
    expect(drawn.map(({ status }) => status)).toEqual(list.map(() => 200));
    expect(new Set(drawn.map(({ text }) => text)).size).toBe(24);
  });

  it("sets one of them for the member", async () => {
    expect((await add(demo, "player-7")).data).toEqual({ avatar: "/media/avatar/player-7.svg" });
    expect((await demo.call("memberInfo")).data).toMatchObject({
      avatar: "/media/avatar/player-7.svg",
    });
  });

  it.each([
    "player-25",
    "player-0",
    "/media/game/x.svg",
    "https://evil.example/a.png",
    "__proto__",
  ])("does not give %s", async (avatar) => {
    expect((await add(demo, avatar)).status_code).toBe(6007);
  });
});

describe("an upload", () => {
  it.each([
    ["image/png", PNG],
    ["image/jpeg", JPEG],
    ["image/webp", WEBP],
  ])("of %s is served as such, and as nothing else", async (type, beginning) => {
    const url = await urlOf(demo, file(beginning), type);
    const { status, headers } = await seen(url, demo);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-length": "64",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
  });

  it("is served unchanged, on its own site only", async () => {
    const url = await urlOf(demo, Buffer.from(WEBP));
    const reply = await seen(url, demo);
    expect(reply.text).toBe("RIFF....WEBPVP8 picture");
    expect((await sandbox.ask(url, { site: "jade" })).status).toBe(404);
    expect((await sandbox.ask(url)).status).toBe(404);
    expect((await sandbox.ask("/media/upload/none", { site: "aurora" })).status).toBe(404);
  });

  it("is shown to its member alone, by header or cookie, while the session lasts", async () => {
    const url = await urlOf(demo);
    const status = async (headers: Readonly<Record<string, string>>) =>
      (await sandbox.ask(url, { site: "aurora", headers })).status;
    const own = { token: demo.token };
    expect(await status({})).toBe(404);
    expect(await status({ token: newbie.token })).toBe(404);
    expect(await status({ token: "made-up" })).toBe(404);
    expect(await status(own)).toBe(200);
    expect(await status({ cookie: `a=b; uploads=${demo.token}` })).toBe(200);
    expect(await status({ cookie: `uploads=${newbie.token}` })).toBe(404);
    expect(
      (await sandbox.ask(url, { site: "aurora", headers: own })).headers["cache-control"],
    ).toBe("private, no-store");
    await demo.call("logout");
    expect(await status(own)).toBe(404);
    demo = await logIn(sandbox, "aurora", "demo88");
  });

  it("is for everybody while it is an avatar", async () => {
    const url = await urlOf(newbie);
    await add(newbie, url);
    expect((await sandbox.ask(url, { site: "aurora" })).status).toBe(200);
    await add(newbie, await urlOf(newbie));
    expect((await sandbox.ask(url, { site: "aurora" })).status).toBe(404);
  });

  it("can be the avatar only of the member who uploaded it", async () => {
    const url = await urlOf(demo);
    expect((await add(newbie, url)).status_code).toBe(6007);
    expect((await add(demo, url)).data).toEqual({ avatar: url });
  });

  it("is kept while it is in use; of the others only the last five are kept", async () => {
    const used = await urlOf(newbie);
    await add(newbie, used);
    const urls: string[] = [];
    for (let count = 0; count < 7; count += 1) urls.push(await urlOf(newbie));
    const found: number[] = [];
    for (const url of [used, ...urls]) {
      found.push((await seen(url, newbie)).status);
    }
    expect(found).toEqual([200, 404, 404, 200, 200, 200, 200, 200]);
  });

  it.each([
    ["image/png", file(JPEG)],
    ["image/jpeg", file(PNG)],
    ["image/webp", file([0x52, 0x49, 0x46, 0x46])],
    ["image/png", Buffer.from("<svg onload='alert(1)'/>")],
    ["image/png", Buffer.from(PNG.slice(0, 5))],
    ["image/png", Buffer.alloc(0)],
    ["image/png", file(PNG, AVATAR_MAX_BYTES + 1)],
  ])("of %s that is none, or too large, fails", async (type, bytes) => {
    expect((await upload(demo, type, bytes)).status_code).toBe(6010);
  });

  it("is refused above the size limit and with another file type", async () => {
    const largest = await upload(demo, "image/png", file(PNG, AVATAR_MAX_BYTES));
    expect(largest.status_code).toBe(6000);
    const beyond = await upload(demo, "image/png", file(PNG, AVATAR_MAX_BYTES + 100));
    expect(beyond.status_code).toBe(6007);
    expect((await upload(demo, "image/svg+xml", file(PNG))).status_code).toBe(6007);
    const text = await demo.call("uploadImage", { type: "image/png", data: "not base64!" });
    expect(text.status_code).toBe(6007);
  });
});
