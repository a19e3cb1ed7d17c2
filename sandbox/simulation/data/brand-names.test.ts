// What every brand of the sandbox may show names no brand.
import { expect, it } from "vitest";
import { SAMPLE_SITES } from "../../testing/sample-sandbox.ts";
import { BANNERS } from "./banners.ts";
import { BROADCASTS } from "./broadcasts.ts";
import { NOTICES } from "./notices.ts";
import { PROMOTIONS } from "./promotions.ts";
import { SPONSORS } from "./sponsors.ts";
import { VENDORS } from "./vendors.ts";

/** The first part of a name, as offers use it: 翡翠 of 翡翠娱乐城. */
const NAMES = SAMPLE_SITES.map(({ name }) => name.slice(0, 2));
/** A tournament, on which any site takes bets. */
const CUP = "赤焰邀请赛";

it.each(Object.entries({ PROMOTIONS, BANNERS, NOTICES, BROADCASTS, SPONSORS, VENDORS }))(
  "%s",
  (_kind, offers) => {
    const naming = offers.filter((offer) =>
      NAMES.some((name) => JSON.stringify(offer).replaceAll(CUP, "").includes(name)),
    );
    expect(naming).toEqual([]);
  },
);
