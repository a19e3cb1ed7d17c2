import type * as v from "valibot";
import type * as site from "#contract/api/site.ts";
import type * as sponsor from "#contract/api/sponsor.ts";
import { HOUR, lastMidnight } from "../../backend/time/china-time.ts";
import { page } from "../../backend/wire/page.ts";
import { fillText } from "../fill-text.ts";
import { between } from "../random.ts";
import { type WorldContext, select } from "../world-context.ts";

type Answer<Call extends { response: v.GenericSchema }> = v.InferOutput<Call["response"]>;

const BANNERS_A_SITE = 4;

export function discountAds(context: WorldContext): Answer<typeof site.discountAds> {
  return select(context.world.catalogue.banners, context)
    .slice(0, BANNERS_A_SITE)
    .map(({ id, kicker, title, text }) => ({
      id,
      kicker,
      title,
      text,
      image: `/media/banner/${id}.svg`,
    }));
}

const NOTICES_A_SITE = 9;

export function noticeList(
  context: WorldContext,
  asked: { readonly pageNum: number; readonly pageSize: number },
): Answer<typeof site.noticeList> {
  const { view, world, time } = context;
  const today = lastMidnight(time);
  const all = select(world.catalogue.notices, context)
    .slice(0, NOTICES_A_SITE)
    .map(({ id, kind, text }, index) => ({
      id,
      kind,
      text: fillText(text, { site: view.site, time }),
      time: today - index * between(3, 9, world.seed, id) * HOUR,
    }));
  return { total: all.length, list: page(all, asked) };
}

const SPONSORS_A_SITE = 3;

export function sponsorContent(context: WorldContext): Answer<typeof sponsor.sponsorContent> {
  if (!context.view.isOn("sponsor")) return [];
  return select(context.world.catalogue.sponsors, context)
    .slice(0, SPONSORS_A_SITE)
    .map(({ id, name, role, period }) => ({
      id,
      name,
      role,
      period,
      crest: `/media/sponsor/${id}.svg`,
    }));
}
