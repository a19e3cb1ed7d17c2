// Rows of the list during changes: prices, locks, goals, clocks.
import type { Locator } from "playwright/test";
import { feedLine, type SportMatch } from "./feed-line.ts";
import { expect, test, variantOf } from "./player.ts";
import { bettable, bookNow, enterSport, marketOf, ownOf, pressInVain } from "./sport-page.ts";

const titan = variantOf("titan", "professional", "zh-TW");

test("a row follows the book: changed price, suspension, lock after a goal", async ({
  site,
  sandbox,
  players,
}) => {
  const sport = await enterSport({ site, players, variant: titan });
  const { say, place } = sport;
  await sport.loaded();
  // No goals are scored in a break.
  const played = (await bettable(site, titan.locale)).filter(
    ({ state }) => state.gameStatus === "live",
  );
  const match = ownOf(played, "row");
  const { gameId } = match;
  const price = marketOf(match, "R")?.prices.find(({ r }) => r === "H")?.id ?? "";
  const row = await sport.find(match);
  const cell = place(gameId, "0:1");
  const move = async (odds: string, direction: "up" | "down") => {
    await sandbox.steer.price(price, odds, 60);
    await expect(cell).toContainText(odds);
    await expect(cell).toHaveAccessibleName(new RegExp(say(`ui.odds.${direction}`)));
    return coloursOf(cell);
  };
  await test.step("a movement is shown by text, arrow and colour, and ends by itself", async () => {
    // From any earlier price.
    await sandbox.steer.price(price, "0.97", 60);
    await expect(cell).toContainText("0.97");
    const falling = await move("0.51", "down");
    const rising = await move("0.97", "up");
    expect(rising.price).not.toBe(falling.price);
    // The cell itself keeps its colour.
    expect(rising.ground).toBe(falling.ground);
    expect([falling.arrow, rising.arrow]).toEqual(["down", "up"]);
    await expect(cell).not.toHaveAccessibleName(new RegExp(say("ui.odds.up")), { timeout: 9000 });
    expect((await coloursOf(cell)).arrow).toBe("none");
  });
  await test.step("a suspended match is locked, and opens again", async () => {
    await expect(cell).not.toHaveAttribute("aria-disabled", "true");
    await sandbox.steer.suspend(gameId, 60);
    await expect(cell).toHaveAttribute("aria-disabled", "true");
    await expect(cell).toHaveAccessibleName(
      new RegExp(say("ui.odds.closed", { label: "" }).trim()),
    );
    await pressInVain(cell);
    await sandbox.steer.suspend(gameId, 0);
    await expect(cell).not.toHaveAttribute("aria-disabled", "true");
  });
  await test.step("a goal changes the score and locks the match", async () => {
    const [home] = await sandbox.steer.goal(gameId, "H");
    const score = row.getByTitle(say("sport.list.openMatch"));
    await expect(score).toContainText(`${home}${match.team_c}`);
    await expect(cell).toHaveAttribute("aria-disabled", "true");
  });
});

test("clocks run, corners are counted, periods are named", async ({ site, players }) => {
  const variant = variantOf("aurora");
  const line = await feedLine(site.page, "ALL.RB");
  const sport = await enterSport({ site, players, variant, search: "sport=ALL" });
  const { say } = sport;
  await sport.loaded();
  const { matches } = await bookNow(site, "ALL.RB");
  // The match of the tracker also has its own channel.
  const bySize = matches.toSorted((one, other) => one.more - other.more);
  const of = (kind: string) => bySize.find((match) => match.sport === kind);
  const [football_, basketball, tennis] = [of("FT"), of("BK"), of("TN")];
  const board = bySize.findLast(({ tracker }) => tracker);
  if (!football_ || !basketball || !tennis || !board) throw new Error("too few are in play");
  await line.hold();
  const base = { isLive: true, gameStatus: "live", HalfTime: false, asOf: line.now() } as const;
  const ft = {
    ...football_,
    state: {
      ...football_.state,
      ...base,
      re_time: 3487,
      running: true,
      se_now: "2H",
      sc_FT_H: 1,
      sc_FT_C: 1,
      corners: [6, 4] as [number, number],
    },
  };
  const bk = (state: Partial<SportMatch["state"]>) => ({
    ...basketball,
    state: { ...basketball.state, ...base, sc_FT_H: 60, sc_FT_C: 58, ...state },
  });
  const tn = {
    ...tennis,
    state: {
      ...tennis.state,
      ...base,
      se_now: "S2",
      sc_set_H: 4,
      sc_set_A: 3,
      sc_game_H: "40",
      sc_game_A: "15",
    },
  };
  line.sendSnapshot([ft, bk({ t_count: 725, running: false, se_now: "Q3" }), tn, board]);
  const row = (match: SportMatch) => sport.row(match.gameId);
  await expect(row(ft)).toContainText(say("sport.live.clock.secondHalf"));
  await expect(row(ft)).toContainText(say("sport.list.cornersShort", { home: 6, away: 4 }));
  await expect(row(ft)).toContainText(/58:\d\d/);
  const clock = async () => /\d\d:\d\d/.exec(await row(ft).innerText())?.[0];
  const before = await clock();
  await expect.poll(clock).not.toBe(before);
  const third = say("sport.live.clock.quarter", { numeral: "三" });
  await expect(row(bk({}))).toContainText("12:05");
  await expect(row(bk({}))).toContainText(third);
  await expect(row(tn)).toContainText("4-3 40-15");
  await expect(row(tn)).toContainText(say("sport.live.clock.set", { numeral: "二" }));
  const next = (state: Partial<SportMatch["state"]>) =>
    line.sendChanges({ states: [{ gameId: basketball.gameId, state: bk(state).state }] });
  next({ gameStatus: "break", HalfTime: true, t_count: 0, running: false, se_now: "Q2" });
  await expect(row(bk({}))).toContainText(say("sport.live.clock.halfTime"));
  next({ t_count: 300, running: false, se_now: "OT1" });
  await expect(row(bk({}))).toContainText(say("sport.live.clock.overtime"));
});

interface Colours {
  readonly price: string;
  readonly ground: string;
  readonly arrow: "up" | "down" | "none";
}

/** The arrow is a triangle made of borders. */
function coloursOf(cell: Locator): Promise<Colours> {
  return cell.evaluate((button) => {
    const figure = button.querySelector("b") ?? button;
    const drawn = figure.querySelector("span");
    // A triangle of borders points away from the side that has one.
    const stands =
      drawn !== null && Number.parseFloat(getComputedStyle(drawn).borderBottomWidth) > 0;
    const arrow = drawn === null ? "none" : stands ? "up" : "down";
    return {
      price: getComputedStyle(figure).color,
      ground: getComputedStyle(button).backgroundColor,
      arrow,
    };
  });
}
