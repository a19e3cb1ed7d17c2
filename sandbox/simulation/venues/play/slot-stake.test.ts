// SI 2025/215, regulation 2, over the wire: in the list of games, before the launch, on the page of the slot, and at the spin.
import { afterAll, beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { CALLS } from "#contract/api/calls.ts";
import { RulesRefusalSchema } from "#contract/api/launch.ts";
import { type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";
import type { OpenMessage, SlotFacts } from "./play-messages.ts";

let sandbox: SampleSandbox;
const SLOT = { enName: "CHDZ", gameCode: "deep-chest" };

beforeAll(async () => {
  sandbox = await startSample();
  await sandbox.control("/sandbox/protection", { site: "aurora", profile: "uk" });
});
afterAll(() => sandbox.close());

/** @param said the birthday that the member states, without a proof */
async function play(
  name: string,
  { birthday, said = null }: { readonly birthday: string | null; readonly said?: string | null },
  more: object = {},
) {
  const named = { site: "aurora", name };
  await sandbox.control("/sandbox/member", { ...named, patch: { birthday: said } });
  const proof = birthday === null ? {} : { birthday };
  await sandbox.control("/sandbox/documents", { ...named, state: "accepted", ...proof });
  const { text } = await sandbox.control("/sandbox/session", named);
  const { token } = JSON.parse(text) as { readonly token: string };
  const launch = (rulesRead: object) =>
    sandbox.call("aurora", "launch", { ...SLOT, ...more, ...rulesRead }, { token });
  const rules = v.parse(RulesRefusalSchema, (await launch({})).data);
  const { url } = (await launch({ rulesRead: rules.version })).data as { readonly url: string };
  const ticket = url.slice(url.indexOf("#") + 1);
  const open = await ask<OpenMessage<SlotFacts>>("open", { ticket });
  const spin = (stakeCents: number) =>
    ask<{ readonly problem?: string }>("round", {
      ticket,
      round: `round-of-${stakeCents}`,
      bet: { stakeCents },
    });
  return { rules, open, spin };
}

async function ask<A>(name: string, body: object): Promise<A> {
  const { text } = await sandbox.ask(`/play/api/${name}`, { method: "POST", body, site: "play" });
  return JSON.parse(text) as A;
}

it.each([
  ["demo88", { birthday: "1993-05-18" }, 500, 1000],
  ["phone88", { birthday: "2003-05-18", said: "1993-05-18" }, 200, 500],
  ["newbie8", { birthday: null, said: "1960-01-01" }, 200, 500],
] as const)("%s, %o: at most %i cents a spin", async (name, birthday, most, above) => {
  const { rules, open, spin } = await play(name, birthday);
  expect(rules.maxBetCents).toBe(most);
  expect(open.pace.mostCents).toBe(most);
  expect(open.texts["stakeMost"]).toContain("最高");
  const { problem } = await spin(above);
  expect(problem).toBe(`每次旋转最高投注 ¥${most / 100}`);
});

it("a demo has no stake", async () => {
  const { open } = await play("risky88", { birthday: null }, { demo: true });
  expect(open.pace.mostCents).toBeNull();
});

it("the list of games, one for all members, names the highest stake of any of them", async () => {
  const asked = { sort: "hot", pageNum: 1, pageSize: 100 };
  const most = async (category: string) => {
    const { data } = await sandbox.call("aurora", "gameList", { ...asked, category });
    const { list } = v.parse(CALLS.gameList.response, data);
    return Math.max(...list.map(({ maxBetCents }) => maxBetCents ?? 0));
  };
  expect(await most("DZ")).toBe(500);
  expect(await most("BY")).toBeGreaterThan(500);
});
