// Games, venues and the money in them.
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import {
  changes,
  type Facts,
  given,
  moneyPlan,
  none,
  PAGE,
  plan,
  unknownKey,
} from "../call-plan.ts";

const category = ({ isOn }: Facts) => {
  const venue = VENUE_SWITCHES.find(isOn);
  return venue === undefined ? undefined : VENUE_CODES[venue];
};
const game = (facts: Facts) =>
  given(facts.answer("gameList")?.list[0], "no game is listed", ({ id, enName }) => ({
    enName,
    gameCode: id,
  }));
const aVenue = (facts: Facts) =>
  facts
    .answer("allBalance")
    ?.venues.find(({ opensAt, locked }) => opensAt === null && locked === null)?.channelCode;
const NO_VENUE = "no venue takes transfers";

export const VENUE_PLANS = [
  plan("gameList", { body: () => ({ sort: "hot", ...PAGE, search: "" }) }),
  plan("bonusPools", { body: () => ({ category: "DZ" }) }),
  plan("venueInfo", {
    body: (facts) =>
      given(category(facts), "the brand has no venue", (code) => ({ category: code, all: true })),
  }),
  plan("balance", { body: () => ({ lockMoney: 1 }) }),
  plan("venueBalance", { body: () => ({ channelCode: SPORT_CHANNEL }) }),
  plan("allBalance", { body: none }),
  plan("venueTransferStatus", unknownKey),
  plan("recycleStatus", unknownKey),
  moneyPlan("venueTransfer", {
    first: (asking) => asking.ask("allBalance", {}),
    body: (facts) =>
      given(aVenue(facts), NO_VENUE, (channelCode) => ({ channelCode, amount: "1.10", ty: 1 })),
    other: (fields) => ({ ...fields, amount: "1.20" }),
  }),
  moneyPlan("recycle", {
    body: (facts) => given(aVenue(facts), NO_VENUE, (channelCode) => ({ channelCode })),
    other: () => ({}),
  }),
  plan("addCollection", { changes, body: game }),
  plan("removeCollection", { changes, body: game }),
  plan("setAutoTransferStatus", {
    changes,
    body: (facts) => ({ status: facts.answer("allBalance")?.autoTransfer === true ? 1 : 0 }),
  }),
];
