// Documents of age and address before play, and the region of the licence, over HTTP.
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { documentsInfo } from "#contract/api/documents.ts";
import { RulesRefusalSchema } from "#contract/api/launch.ts";
import {
  DOCUMENTS_WANTED,
  INVALID_PARAMETER,
  REGION_LIMITED,
  RULES_FIRST,
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
/** Reads the rules of the game where they come first. */
async function launch(): Promise<number> {
  const asked = { enName: "CHDZ", gameCode: "deep-chest", demo: true };
  const { status_code: code, data } = await player.call("launch", asked, token);
  if (code !== RULES_FIRST) return code;
  const { version } = v.parse(RulesRefusalSchema, data);
  return (await player.call("launch", { ...asked, rulesRead: version }, token)).status_code;
}
const info = async () =>
  v.parse(documentsInfo.response, (await player.call("documentsInfo", {}, token)).data);
const states = async () => (await info()).documents.map(({ state }) => state);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

async function upload(): Promise<string> {
  const picture = { type: "image/png", data: PNG.toString("base64") };
  const { data } = await player.call("uploadImage", picture, token);
  return (data as { url: string }).url;
}

describe("age and identity before play", () => {
  it.each([
    ["uk", "LCCP LC 17.1.1"],
    ["mt", "Player Protection Directive"],
    ["us-pa", "58 Pa. Code § 812a.2"],
    ["on", "Standard 3.01"],
  ])(
    "%s, %s: no deposit or game before both are accepted; withdrawing stays open",
    async (profile) => {
      await control("protection", { profile });
      await documents("wanted");
      expect(await launch()).toBe(DOCUMENTS_WANTED);
      const moneyCalls = [
        ["pay", { channelId: "scan-a", amountCents: 20_000 }],
        ["createSignalCode", {}],
        ["sendGift", { rid: "lobby", gift: "clap", count: 1, cents: 100 }],
      ] as const;
      for (const [name, body] of moneyCalls) {
        const answer = await sandbox.call("aurora", name, body, { token, idempotencykey: name });
        expect(answer.status_code).toBe(DOCUMENTS_WANTED);
      }
      expect((await player.call("withdrawInfo", {}, token)).status_code).toBe(SUCCESS_CODE);
      await documents("accepted", { kind: "identity" });
      expect(await launch()).toBe(DOCUMENTS_WANTED);
      await documents("accepted", { kind: "address" });
      expect(await launch()).toBe(SUCCESS_CODE);
    },
  );

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

describe("deposits and play from the licensed region alone", () => {
  it.each([
    ["us-pa", "58 Pa. Code § 809a.7", "US-NJ", REGION_LIMITED],
    ["us-pa", "58 Pa. Code § 809a.7", null, REGION_LIMITED],
    ["us-pa", "58 Pa. Code § 811a.3(b)(3)(ii)", "US-PA", SUCCESS_CODE],
    ["on", "Standard 3.02", "CA-QC", REGION_LIMITED],
    ["on", "Standard 3.02", "CA-ON", SUCCESS_CODE],
  ])("%s, %s: from %s", async (profile, _, region, code) => {
    await control("protection", { profile });
    await control("place", { region });
    expect(await launch()).toBe(code);
    expect((await player.call("withdrawInfo", {}, token)).status_code).toBe(SUCCESS_CODE);
  });

  it("a site without the duty does not ask where a visitor is", async () => {
    await control("place", { region: null });
    expect(await launch()).toBe(SUCCESS_CODE);
  });
});
