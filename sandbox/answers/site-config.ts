import type * as v from "valibot";
import type * as site from "#contract/api/site.ts";
import { readFlags } from "../store/flags.ts";
import { SERVICE_DESK } from "../service-desk.ts";
import type { AnswerContext } from "../world.ts";

export function preInfo({
  view,
  world,
  origin,
  time,
  caller,
}: AnswerContext): v.InferOutput<typeof site.preInfo.response> {
  return {
    ip: caller.ip,
    serverTime: time,
    siteBaseConfig: {
      title: view.site.title[caller.locale],
      h5DomainUrl: `${origin}/`,
      ...readFlags(world.database, view.site.id),
    },
  };
}

export function onlineCustomService({
  origin,
}: AnswerContext): v.InferOutput<typeof site.onlineCustomService.response> {
  return { url: `${origin}${SERVICE_DESK}` };
}
