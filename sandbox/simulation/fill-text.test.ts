import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  MOMENT,
  type SampleSandbox,
  SAMPLE_SITES,
  startSample,
} from "../testing/sample-sandbox.ts";
import { logIn } from "../backend/profile/sample-member.ts";
import { BROADCASTS, NOTICES } from "./data/content.ts";
import { fillText } from "./fill-text.ts";

const AGE = 21;
const STATED_AGE = /\d+ 岁/u;

const ListSchema = v.object({ list: v.array(v.object({ text: v.string() })) });

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample({
    sites: SAMPLE_SITES.map((site) => ({ ...site, minimumAge: AGE })),
  });
});
afterAll(() => sandbox.close());

it("fills in the facts of the site", () => {
  const [site] = SAMPLE_SITES;
  if (site === undefined) throw new Error("There is no site.");
  const fill = (text: string) =>
    fillText(text, { site: { ...site, minimumAge: AGE }, time: MOMENT });
  expect(fill("{name}：{day} 起，未满 {age} 岁不能登录 {name}")).toBe(
    "极光体育：11月22日 起，未满 21 岁不能登录 极光体育",
  );
  const texts = [...NOTICES.map(({ text }) => text), ...BROADCASTS.map(({ body }) => body)];
  for (const text of texts) expect(fill(text)).not.toMatch(/[{}]/);
});

async function noticesOf(id: string): Promise<string[]> {
  const { data } = await sandbox.call(id, "noticeList", { pageNum: 1, pageSize: 50 });
  return v.parse(ListSchema, data).list.map(({ text }) => text);
}

it.each(SAMPLE_SITES.map(({ id }) => id))("notices of %s state its own age", async (id) => {
  const ages = (await noticesOf(id)).flatMap((text) => STATED_AGE.exec(text) ?? []);
  expect(ages.filter((age) => !age.includes(String(AGE)))).toEqual([]);
});

it("a lottery site says who may not bet", async () => {
  expect((await noticesOf("lotus")).join("\n")).toContain(`未满 ${AGE} 岁禁止投注`);
});

it("a member below the age of the site is refused", async () => {
  const newbie = await logIn(sandbox, "lotus", "newbie8");
  expect(await newbie.call("bindOther", { birthday: "2006-11-21" })).toMatchObject({
    status_code: 6007,
    message: "您的年龄未满21，无法游戏哦",
  });
  expect((await newbie.call("bindOther", { birthday: "2005-11-21" })).status_code).toBe(6000);
});
