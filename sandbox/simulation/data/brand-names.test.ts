// What every brand of the sandbox may show names no brand.
import { expect, it } from "vitest";
import { SAMPLE_SITES } from "../../testing/sample-sandbox.ts";
import { BANNERS } from "./banners.ts";
import { BROADCASTS } from "./broadcasts.ts";
import { ALL_LEAGUES } from "./leagues/all-leagues.ts";
import { DRAWS } from "./lottery.ts";
import { NOTICES } from "./notices.ts";
import { PROMOTIONS } from "./promotions.ts";
import { ROOMS } from "./rooms.ts";
import { SPONSORS } from "./sponsors.ts";
import { TABLES } from "./tables.ts";
import { VENDORS } from "./vendors.ts";

/** The first part of a name, as offers use it: 翡翠 of 翡翠娱乐城. */
const NAMES = SAMPLE_SITES.map(({ name }) => name.slice(0, 2));

it.each(
  Object.entries({
    ALL_LEAGUES,
    DRAWS,
    ROOMS,
    TABLES,
    PROMOTIONS,
    BANNERS,
    NOTICES,
    BROADCASTS,
    SPONSORS,
    VENDORS,
  }),
)("%s", (_kind, offers) => {
  const naming = offers.filter((offer) =>
    NAMES.some((name) => JSON.stringify(offer).includes(name)),
  );
  expect(naming).toEqual([]);
});
