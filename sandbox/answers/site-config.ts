import type * as v from "valibot";
import type * as site from "#contract/api/site.ts";
import { readFlags } from "../store/flags.ts";
import type { AnswerContext } from "../world.ts";

/** The sandbox is reached on this machine only, so this is everybody's address. */
const LOOPBACK = "127.0.0.1";

export function preInfo({
  view,
  world,
  time,
}: AnswerContext): v.InferOutput<typeof site.preInfo.response> {
  return {
    ip: LOOPBACK,
    serverTime: time,
    siteBaseConfig: {
      title: view.site.name,
      h5DomainUrl: `http://${view.site.id}.localhost`,
      ...readFlags(world.database, view.site.id),
    },
  };
}

export function onlineCustomService({
  view,
}: AnswerContext): v.InferOutput<typeof site.onlineCustomService.response> {
  return { url: `http://${view.site.id}.localhost/service` };
}
