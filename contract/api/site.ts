// Site configuration and advertising calls (spec: shell-and-accounts §7 "Site configuration").
import * as v from "valibot";
import {
  count,
  filled,
  flag,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});

export const preInfo = apiCall({
  path: "/site/api/v1/configuration/preInfo",
  request: empty,
  response: v.object({
    ip: text,
    /** Server time, epoch milliseconds. */
    serverTime: orNull(number),
    siteBaseConfig: v.object({
      title: text,
      h5DomainUrl: text,
      /** Site-level deposit flag: `0` closes, anything else leaves open. */
      depositSwitch: v.fallback(flag, "1"),
      /** `1`: the player may choose the edition; anything else forces classic. */
      editionSwitch: v.fallback(flag, "0"),
      /** `1`: games open inside the site. */
      inSiteGame: v.fallback(flag, "0"),
    }),
  }),
  cacheable: true,
});

export const navigationList = apiCall({
  path: "/site/api/v1/advertising/navigationList",
  request: empty,
  response: rows(
    v.object({
      /** A navigation key. Not a picklist: the list of all keys would carry every route into a bundle. */
      key: filled,
      /** Shown beside the category in the side rail; null when nothing is counted. */
      count: orNull(count),
      /** Names of its venues; the rest of them comes with `venueInfo`. Empty: the category has no panel. */
      venues: rowsOrNone(text),
      /** Quick links in the panel: leagues, game kinds. */
      quick: v.fallback(v.object({ title: v.fallback(text, ""), links: rowsOrNone(text) }), {
        title: "",
        links: [],
      }),
    }),
  ),
  cacheable: true,
});
export type NavigationCategory = v.InferOutput<typeof navigationList.response>[number];

export const sponsorContent = apiCall({
  path: "/site/api/v1/advertising/sponsorContent",
  request: empty,
  response: rows(
    v.object({
      id: filled,
      name: filled,
      role: v.fallback(text, ""),
      period: v.fallback(text, ""),
      crest: v.fallback(text, ""),
    }),
  ),
  cacheable: true,
});

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
      /** Wide scene, 1920 × 720. */
      image: v.fallback(text, ""),
    }),
  ),
});

export const noticeList = apiCall({
  path: "/site/api/v1/advertising/queryNoticeListByPage",
  request: v.strictObject({ pageNum: v.number(), pageSize: v.number() }),
  response: v.pipe(
    v.object({
      total,
      list: rows(v.object({ id: filled, kind: v.fallback(text, ""), text: filled, time: number })),
    }),
    v.transform(withTotal),
  ),
});

const promotion = v.object({
  id: filled,
  title: filled,
  /** Headline figure as printed: `¥1,888`, `1.2%`. */
  amount: v.fallback(text, ""),
  text: v.fallback(text, ""),
  /** Epoch milliseconds, null when it never ends. */
  endsAt: v.nullish(number, null),
  claimed: orNull(count),
  image: v.fallback(text, ""),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const promotionConfig = apiCall({
  path: "/act/api/v1/promotion/config",
  request: v.strictObject({ position: v.literal("home") }),
  response: v.pipe(v.object({ total, list: rows(promotion) }), v.transform(withTotal)),
});
