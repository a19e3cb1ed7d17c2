// The member's bet record: sums, filters, export, ticket.
import { readFileSync } from "node:fs";
import type { Response } from "playwright/test";
import type { Ticket } from "#contract/api/ticket.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const PATH = "/mine/betRecord";
/** Demo member with a betting history. */
const VETERAN = "demo88";

const money = (cents: number) => {
  const units = Math.trunc(Math.abs(cents) / 100).toLocaleString("zh-CN");
  const rest = Math.abs(cents) % 100;
  return `¥ ${units}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
};

interface Total {
  readonly count: number;
  readonly stakeCents: number;
  readonly validCents: number;
  readonly netCents: number;
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly netCents: number | null;
  readonly ticket: Ticket | null;
}

const dataOf = async <T>(response: Promise<Response>): Promise<T> =>
  ((await (await response).json()) as { data: T }).data;

const variant = variantOf("titan", "professional", "zh-TW");

test("the record sums up the filtered bets, exports them and opens their tickets", async ({
  site,
  players,
}) => {
  const { page } = site;
  const text = sayOf(variant.brand.id, variant.locale);
  const say: typeof text = (key, values) => text(`account.record.${key}`, values);
  const answer = <T>(call: string) =>
    dataOf<T>(page.waitForResponse((response) => response.url().endsWith(`/record/${call}`)));
  const player = { site: variant.brand.id, name: VETERAN, password: "", phone: "", email: "" };
  const totals = page.getByRole("region", { name: say("filters") });
  const list = page.getByRole("region", { name: say("rows") });
  const expectTotal = async ({ count, stakeCents, validCents, netCents }: Total) => {
    const values = totals.locator("dl dd");
    const shown = [String(count), money(stakeCents), money(validCents)];
    for (const [at, value] of shown.entries()) await expect(values.nth(at)).toHaveText(value);
    const sign = netCents < 0 ? "−" : netCents > 0 ? "+" : "";
    await expect(values.nth(3)).toHaveText(`${sign}${money(netCents)}`);
    await expect(list).toContainText(say("found", { number: count }));
  };
  const week = answer<Total>("betRecordTotal");
  await players.enter(player, variant, PATH);
  await expectTotal(await week);
  // The professional edition has one line a bet, right below filters and sums of a line each.
  await page.setViewportSize({ width: 1366, height: 768 });
  const box = await list.locator("tbody tr").first().boundingBox();
  expect(box?.height).toBeLessThanOrEqual(40);
  expect(box?.y).toBeLessThanOrEqual(345);

  const month = answer<Total>("betRecordTotal");
  await totals.getByRole("button", { name: text("ui.days.month") }).click();
  const all = await month;
  expect(all.count).toBeGreaterThan((await week).count);
  await expectTotal(all);
  const open = answer<Total>("betRecordTotal");
  await totals
    .locator("label")
    .filter({ hasText: say("which.open") })
    .click();
  await expectTotal(await open);
  const settled = answer<Total>("betRecordTotal");
  const settledRows = answer<{ list: Row[] }>("betRecordList");
  await totals
    .locator("label")
    .filter({ hasText: say("which.settled") })
    .click();
  await expectTotal(await settled);
  expect((await settled).count + (await open).count).toBe(all.count);
  expect(await seriousFindings(page, "main")).toEqual([]);

  const download = page.waitForEvent("download");
  await list.getByRole("button", { name: say("export") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${say("file")}-.*\\.csv$`));
  const csv = readFileSync(await file.path(), "utf8");
  const lines = csv.slice(1).trimEnd().split("\r\n");
  expect(csv.codePointAt(0)).toBe(0xfe_ff);
  expect(lines[0]).toContain(`${say("column.id")},${say("column.venue")},${say("column.title")}`);
  expect(lines).toHaveLength((await settled).count + 1);
  const net = lines.slice(1).reduce((sum, line) => sum + Number(line.split(",").at(-1)), 0);
  expect(Math.round(net * 100)).toBe((await settled).netCents);

  const row = (await settledRows).list.find(({ ticket }) => ticket?.legs.length === 1);
  if (!row?.ticket) throw new Error("no settled single");
  await list
    .getByRole("button", { name: say("openTicket", { title: row.title, id: row.id }) })
    .click();
  const dialog = page.getByRole("dialog", { name: text("sport.record.ticket") });
  await expect(dialog).toContainText(row.ticket.ticketId);
  await dialog.getByText(text("sport.bets.explain.title")).click();
  const back = money(row.ticket.returnCents ?? 0);
  await expect(dialog).toContainText(text("sport.bets.explain.return", { amount: back }));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});
