// Documents of age and address before play, and the region of the licence, over HTTP.
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { documentsInfo } from "#contract/api/documents.ts";
import {
  DOCUMENTS_WANTED,
  INVALID_PARAMETER,
  REGION_LIMITED,
  SUCCESS_CODE,
} from "#contract/codes.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { type SamplePlayer, samplePlayer } from "../accounts/sample-player.ts";

let sandbox: SampleSandbox;
let player: SamplePlayer;
let token: string;
beforeEach(async () => {
  sandbox = await startSample();
  player = samplePlayer(sandbox);
  token = await player.enter("demo88");
});
afterEach(() => sandbox.close());

const control = (path: string, body: object) =>
  sandbox.control(`/sandbox/${path}`, { site: "aurora", ...body });
const documents = (state: string, more = {}) =>
  control("documents", { name: "demo88", state, ...more });
const launch = async () =>
  (await player.call("launch", { enName: "CHDZ", gameCode: "deep-chest", demo: true }, token))
    .status_code;
const info = async () =>
  v.parse(documentsInfo.response, (await player.call("documentsInfo", {}, token)).data);
const states = async () => (await info()).documents.map(({ state }) => state);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

async function upload(): Promise<string> {
  const picture = { type: "image/png", data: PNG.toString("base64") };
  const { data } = await player.call("uploadImage", picture, token);
  return (data as { url: string }).url;
}

describe("LCCP LC 17.1.1, 58 Pa. Code § 812a.2: age and identity before play", () => {
  it("holds deposits and games until both documents are accepted; withdrawing stays open", async () => {
    await control("protection", { profile: "us-pa" });
    await documents("wanted");
    expect(await launch()).toBe(DOCUMENTS_WANTED);
    const order = { channelId: "scan-a", amountCents: 20_000 };
    const paid = await sandbox.call("aurora", "pay", order, { token, idempotencykey: "k" });
    expect(paid.status_code).toBe(DOCUMENTS_WANTED);
    expect((await player.call("withdrawInfo", {}, token)).status_code).toBe(SUCCESS_CODE);
    await documents("accepted", { kind: "identity" });
    expect(await launch()).toBe(DOCUMENTS_WANTED);
    await documents("accepted", { kind: "address" });
    expect(await launch()).toBe(SUCCESS_CODE);
  });

  it("goes from wanted over uploaded and in review to refused with its reason, and begins again", async () => {
    await control("protection", { profile: "us-pa" });
    await documents("wanted");
    expect(await info()).toMatchObject({ held: true });
    const add = async (kind: string) =>
      (await player.call("addDocument", { kind, image: await upload() }, token)).status_code;
    expect((await player.call("sendDocuments", {}, token)).status_code).toBe(INVALID_PARAMETER);
    expect(await add("identity")).toBe(SUCCESS_CODE);
    expect(await states()).toEqual(["uploaded", "wanted"]);
    expect((await player.call("sendDocuments", {}, token)).status_code).toBe(SUCCESS_CODE);
    expect(await states()).toEqual(["inReview", "wanted"]);
    expect(await add("identity")).toBe(INVALID_PARAMETER);
    await documents("refused", { kind: "identity", reason: "照片模糊" });
    expect((await info()).documents[0]).toMatchObject({ state: "refused", reason: "照片模糊" });
    expect(await add("identity")).toBe(SUCCESS_CODE);
    const foreign = { kind: "address", image: "/media/upload/none" };
    expect((await player.call("addDocument", foreign, token)).status_code).toBe(INVALID_PARAMETER);
  });

  it("asks nothing of a site without the duty, and of accounts that were verified before", async () => {
    await documents("wanted");
    expect(await launch()).toBe(SUCCESS_CODE);
    expect(await info()).toMatchObject({ held: false });
    await control("protection", { profile: "us-pa" });
    await documents("accepted");
    expect(await launch()).toBe(SUCCESS_CODE);
  });
});

describe("us-pa, on: deposits and play from the licensed region alone", () => {
  it.each([
    ["US-NJ", REGION_LIMITED],
    [null, REGION_LIMITED],
    ["US-PA", SUCCESS_CODE],
  ])("from %s", async (region, code) => {
    await control("protection", { profile: "us-pa" });
    await control("place", { region });
    expect(await launch()).toBe(code);
    expect((await player.call("withdrawInfo", {}, token)).status_code).toBe(SUCCESS_CODE);
  });

  it("a site without the duty does not ask where a visitor is", async () => {
    await control("place", { region: null });
    expect(await launch()).toBe(SUCCESS_CODE);
  });
});
