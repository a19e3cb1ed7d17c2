// What every brand of the sandbox may show names no brand.
import { expect, it } from "vitest";
import { SAMPLE_SITES } from "../../testing/sample-sandbox.ts";
import {
  BANNERS,
  BROADCASTS,
  DRAWS,
  NOTICES,
  PROMOTIONS,
  ROOMS,
  SPONSORS,
  TABLES,
  VENDORS,
} from "./content.ts";
import { ALL_LEAGUES } from "./leagues/all-leagues.ts";

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
