import type * as v from "valibot";
import type * as site from "#contract/api/site.ts";
import type { CallContext } from "../wire/call-context.ts";
import { CUSTOMER_SERVICE_PATH } from "./customer-service-page.ts";
import { readFlags } from "./flags.ts";

export function preInfo({
  view,
  database,
  origin,
  time,
  caller,
}: CallContext): v.InferOutput<typeof site.preInfo.response> {
  return {
    ip: caller.ip,
    serverTime: time,
    siteBaseConfig: {
      title: view.site.title[caller.locale],
      h5DomainUrl: `${origin}/`,
      ...readFlags(database, view.site.id),
    },
  };
}

export function onlineCustomService({
  origin,
}: CallContext): v.InferOutput<typeof site.onlineCustomService.response> {
  return { url: `${origin}${CUSTOMER_SERVICE_PATH}` };
}
