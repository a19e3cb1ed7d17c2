// Site configuration and advertising calls (spec: shell-and-accounts §7 "Site configuration").
import * as v from "valibot";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});

/** Flags are strings on the wire: `"1"` open, `"0"` closed. */
const flag = v.picklist(["0", "1"]);

export const preInfo = apiCall({
  path: "/site/api/v1/configuration/preInfo",
  request: empty,
  response: v.object({
    ip: v.string(),
    /** Server time, epoch milliseconds. */
    serverTime: v.number(),
    siteBaseConfig: v.object({
      title: v.string(),
      h5DomainUrl: v.string(),
      /** Site-level deposit flag. */
      depositSwitch: flag,
      /** `1`: the player may choose the edition. */
      editionSwitch: flag,
      /** `1`: games open inside the site. */
      inSiteGame: flag,
    }),
  }),
  cacheable: true,
});

export const navigationList = apiCall({
  path: "/site/api/v1/advertising/navigationList",
  request: empty,
  response: v.array(
    v.object({
      /** A navigation key. Not a picklist: the list of all keys would carry every route into a bundle. */
      key: v.string(),
      /** Shown beside the category in the side rail; null when nothing is counted. */
      count: v.nullable(v.number()),
      /** Names of its venues; the rest of them comes with `venueInfo`. Empty: the category has no panel. */
      venues: v.array(v.string()),
      /** Quick links in the panel: leagues, game kinds. */
      quick: v.object({ title: v.string(), links: v.array(v.string()) }),
    }),
  ),
  cacheable: true,
});
export type NavigationCategory = v.InferOutput<typeof navigationList.response>[number];

export const sponsorContent = apiCall({
  path: "/site/api/v1/advertising/sponsorContent",
  request: empty,
  response: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      role: v.string(),
      period: v.string(),
      crest: v.string(),
    }),
  ),
  cacheable: true,
});

export const onlineCustomService = apiCall({
  path: "/site/api/v1/configuration/onlinecustomservice",
  request: empty,
  response: v.object({ url: v.string() }),
});

/** Home banners after the brand's own first slide. */
export const discountAds = apiCall({
  path: "/site/api/v1/advertising/getMyDiscountAd",
  request: v.strictObject({ position: v.literal("home") }),
  response: v.array(
    v.object({
      id: v.string(),
      kicker: v.string(),
      title: v.string(),
      text: v.string(),
      /** Wide scene, 1920 × 720. */
      image: v.string(),
    }),
  ),
});

export const noticeList = apiCall({
  path: "/site/api/v1/advertising/queryNoticeListByPage",
  request: v.strictObject({ pageNum: v.number(), pageSize: v.number() }),
  response: v.object({
    total: v.number(),
    list: v.array(
      v.object({ id: v.string(), kind: v.string(), text: v.string(), time: v.number() }),
    ),
  }),
});

const promotion = v.object({
  id: v.string(),
  title: v.string(),
  /** Headline figure as printed: `¥1,888`, `1.2%`. */
  amount: v.string(),
  text: v.string(),
  /** Epoch milliseconds, null when it never ends. */
  endsAt: v.nullable(v.number()),
  claimed: v.nullable(v.number()),
  image: v.string(),
});
export type Promotion = v.InferOutput<typeof promotion>;

export const promotionConfig = apiCall({
  path: "/act/api/v1/promotion/config",
  request: v.strictObject({ position: v.literal("home") }),
  response: v.object({ total: v.number(), list: v.array(promotion) }),
});
