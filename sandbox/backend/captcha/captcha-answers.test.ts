import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KTYPE } from "#contract/api/auth.ts";
import { CALLS } from "#contract/api/calls.ts";
import { SAMPLE_SITES, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import {
  NO_PROOF,
  PASSWORD,
  type SamplePlayer,
  resultOf,
  samplePlayer,
} from "../accounts/sample-player.ts";
import { logIn } from "../profile/sample-member.ts";

const MINUTE = 60_000;

let sandbox: SampleSandbox;
let player: SamplePlayer;
beforeEach(async () => {
  sandbox = await startSample();
  player = samplePlayer(sandbox);
});
afterEach(() => sandbox.close());

const later = (offset: number) => sandbox.control("/sandbox/clock", { offset });
const typeFor = async (ktype: number, site = "aurora") =>
  (await sandbox.call(site, "captchaType", { name: "demo88", password: "", ktype })).status_code;
const svgOf = (url: unknown) =>
  Buffer.from(String(url).split("base64,")[1] ?? "", "base64").toString();

interface Puzzle extends Record<string, string> {
  image: string;
  piece: string;
  question: string;
}
const puzzle = async () => (await player.call("sliderPuzzle")).data as Puzzle;
const solve = async (given: Puzzle, captcha_output: string) =>
  (await player.call("validateGeeCheck", { ...resultOf(given), captcha_output })).status_code;
const gap = async () => {
  const [shown] = (await player.outbox()).captchas;
  return shown?.kind === "slider" ? shown : { x: -1, answer: -1 };
};

it.each(["defaultKaptcha", "sliderPuzzle", "countryArea"] as const)(
  "answers %s in the shape of the contract",
  async (name) => {
    const { data } = await player.call(name, name === "countryArea" ? { area: "" } : {});
    expect(v.is(CALLS[name].response, data)).toBe(true);
  },
);

it.each(SAMPLE_SITES.map(({ id }) => id))("says which captcha comes first on %s", async (site) => {
  expect(await typeFor(KTYPE.register, site)).toBe(6021);
  expect(await typeFor(KTYPE.phoneReset, site)).toBe(6022);
  expect(await typeFor(KTYPE.emailReset, site)).toBe(6022);
  const chess = JSON.parse((await sandbox.ask("/sandbox/state")).text) as {
    sites: { id: string; character: string }[];
  };
  const { character } = chess.sites.find(({ id }) => id === site) ?? { character: "" };
  expect(await typeFor(KTYPE.login, site)).toBe(character === "chess" ? 6022 : 6000);
});

it("asks members for no captcha before codes for their own account", async () => {
  const member = await logIn(sandbox, "aurora", "demo88");
  const type = { name: "demo88", password: "", ktype: KTYPE.phoneReset };
  expect(await member.call("captchaType", type)).toMatchObject({ status_code: 6000 });
});

it("uses the captcha kind set by the control surface; a site's own setting wins", async () => {
  await sandbox.control("/sandbox/captcha", { mode: "slider" });
  await sandbox.control("/sandbox/captcha", { mode: "none", site: "titan" });
  expect(await typeFor(KTYPE.login)).toBe(6022);
  expect(await typeFor(KTYPE.register, "titan")).toBe(6000);
  const titan = samplePlayer(sandbox, { site: "titan" });
  expect((await titan.register("fresh77", NO_PROOF)).status_code).toBe(6000);
  expect((await player.register("fresh77", await player.slider())).status_code).toBe(6000);
  await sandbox.control("/sandbox/captcha", { mode: "auto" });
  expect(await typeFor(KTYPE.register, "titan")).toBe(6021);
});

it("draws a picture without any text elements", async () => {
  const { data } = await player.call("defaultKaptcha");
  const { image, xCode } = data as { image: string; xCode: string };
  const svg = svgOf(image);
  const [shown] = (await player.outbox()).captchas;
  expect(shown).toMatchObject({ id: xCode, kind: "picture", site: "aurora" });
  expect(shown?.kind === "picture" && shown.text).toMatch(/^[A-Z\d]{4}$/);
  expect(svg).toMatch(/^<svg [^>]*width="160" height="56"/);
  expect(svg).not.toMatch(/<text|\bid=|\{\{/);
});

it("draws the same sequence of pictures from the same seed", async () => {
  const draw = async () => svgOf(((await player.call("defaultKaptcha")).data as Puzzle).image);
  const [first, second] = [await draw(), await draw()];
  expect(second).not.toBe(first);
  await sandbox.control("/sandbox/reset", {});
  expect([await draw(), await draw()]).toEqual([first, second]);
});

it("gives each member a new picture", async () => {
  expect((await player.call("memberKaptcha")).status_code).toBe(6001);
  const token = await player.enter("demo88");
  expect((await player.call("memberKaptcha", {}, token)).status_code).toBe(6000);
});

it("accepts a picture's text for five minutes, also in lower case", async () => {
  const proof = await player.picture();
  const small = { ...proof, code: ` ${proof.code.toLowerCase()} ` };
  expect((await player.register("fresh77", small)).status_code).toBe(6000);
  const old = await player.picture();
  await later(5 * MINUTE);
  expect((await player.register("fresh78", old)).status_code).toBe(6038);
  expect((await player.register("fresh78", old)).status_code).toBe(6036);
});

it("refuses a captcha of another site", async () => {
  const titan = samplePlayer(sandbox, { site: "titan" });
  expect((await player.register("fresh77", await titan.picture())).status_code).toBe(6036);
});

it("returns a scene with a gap, the missing piece and a question", async () => {
  const given = await puzzle();
  const { x, answer } = await gap();
  expect(svgOf(given.image)).toMatch(/^<svg [^>]*width="320" height="160"/);
  expect(svgOf(given.piece)).toMatch(/^<svg [^>]*width="48" height="48"/);
  expect(svgOf(given.image) + svgOf(given.piece)).not.toContain("{{");
  expect(x).toBeGreaterThanOrEqual(90);
  expect(x + 48).toBeLessThanOrEqual(320);
  const digits = "零一二三四五六七八九";
  const [, left = "", right = ""] = /^(.)加(.)等于几$/.exec(given.question) ?? [];
  expect(digits.indexOf(left) + digits.indexOf(right)).toBe(answer);
});

it("accepts a position within five pixels, or the answer to the question", async () => {
  for (const [output, status] of [
    [(x: number) => `x:${x - 5}`, 6000],
    [(x: number) => `x:${x + 5}`, 6000],
    [(x: number) => `x:${x + 0.5}`, 6000],
    [(x: number) => `x:${x + 6}`, 6036],
    [(x: number) => `x:${x - 6}`, 6036],
    [(_x: number, answer: number) => `answer:${answer}`, 6000],
    [(_x: number, answer: number) => `answer:${answer + 1}`, 6036],
    [() => "x:", 6036],
    [() => "x:NaN", 6036],
    [() => "", 6036],
  ] as const) {
    const given = await puzzle();
    const { x, answer } = await gap();
    expect(await solve(given, output(x, answer)), output(x, answer)).toBe(status);
  }
});

it("closes a puzzle after three tries, after two minutes, and once it is solved", async () => {
  const given = await puzzle();
  const { x } = await gap();
  for (let time = 0; time < 3; time++) expect(await solve(given, "x:1")).toBe(6036);
  expect(await solve(given, `x:${x}`)).toBe(6037);
  const late = await puzzle();
  await later(2 * MINUTE);
  expect(await solve(late, `x:${(await gap()).x}`)).toBe(6038);
  const solved = await puzzle();
  expect(await solve(solved, `x:${(await gap()).x}`)).toBe(6000);
  expect(await solve(solved, `x:${(await gap()).x}`)).toBe(6036);
  expect(await solve({ ...(await puzzle()), pass_token: "other" }, "x:1")).toBe(6036);
});

it("accepts a slider only when it was solved, and only for a limited time", async () => {
  await sandbox.control("/sandbox/captcha", { mode: "slider" });
  const given = await puzzle();
  const proof = { kaptchcate: 2, codeId: given["lot_number"], code: given["pass_token"] };
  expect((await player.login("demo88", PASSWORD, proof)).status_code).toBe(6022);
  const solved = await player.slider();
  await later(5 * MINUTE);
  expect((await player.login("demo88", PASSWORD, solved)).status_code).toBe(6022);
  expect((await player.login("demo88", PASSWORD, await player.slider())).status_code).toBe(6000);
});
