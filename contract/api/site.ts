// Site configuration and advertising calls (spec: shell-and-accounts §7 "Site configuration").
import * as v from "valibot";
import {
  count,
  filled,
  flag,
  number,
  orNull,
  pageOf,
  rows,
  rowsOrNone,
  text,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});

export const preInfo = apiCall({
  path: "/site/api/v1/configuration/preInfo",
  request: empty,
  response: v.object({
    ip: text,
    serverTime: orNull(number), // epoch milliseconds
    siteBaseConfig: v.object({
      title: text,
      h5DomainUrl: text,
      depositSwitch: v.fallback(flag, "1"), // `0` closes all deposits
      /** `1`: the player may choose the edition; anything else forces classic. */
      editionSwitch: v.fallback(flag, "0"),
      inSiteGame: v.fallback(flag, "0"), // `1`: games open inside the site
      /** `1`: the book's margin is shown beside each market (docs/decisions/050). */
      marginSwitch: v.fallback(flag, "0"),
      /** How long a quick bet can be undone before it is sent; 0: it is sent at once. */
      betUndoSeconds: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 0),
    }),
  }),
  cacheable: true,
});

export const navigationList = apiCall({
  path: "/site/api/v1/advertising/navigationList",
  request: empty,
  response: rows(
    v.object({
      /** Not a picklist: a list of all keys would bring every route into a bundle. */
      key: filled,
      count: orNull(count), // beside the category in the side rail
      /** Its first venues; `venueInfo` has the rest. Empty: the category has no panel. */
      venues: rowsOrNone(text),
      // leagues, kinds of games
      quick: v.fallback(v.object({ title: v.fallback(text, ""), links: rowsOrNone(text) }), {
        title: "",
        links: [],
      }),
    }),
  ),
  cacheable: true,
});
export type NavigationCategory = v.InferOutput<typeof navigationList.response>[number];

export const onlineCustomService = apiCall({
  path: "/site/api/v1/configuration/onlinecustomservice",
  request: empty,
  response: v.object({ url: filled }),
});

/** Home banners after the brand's own first slide. */
export const discountAds = apiCall({
  path: "/site/api/v1/advertising/getMyDiscountAd",
  request: v.strictObject({ position: v.literal("home") }),
  response: rows(
    v.object({
      id: filled,
      title: filled,
      kicker: v.fallback(text, ""),
      text: v.fallback(text, ""),
      image: v.fallback(text, ""), // wide scene, 1920 × 720
    }),
  ),
});

export const noticeList = apiCall({
  path: "/site/api/v1/advertising/queryNoticeListByPage",
  request: v.strictObject({ pageNum: v.number(), pageSize: v.number() }),
  response: pageOf(
    v.object({ id: filled, kind: v.fallback(text, ""), text: filled, time: number }),
  ),
});
