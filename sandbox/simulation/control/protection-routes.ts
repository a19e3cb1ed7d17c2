// Control routes of player protection: the profile of a site, the operator's message and report, and what the operator
// does for an account that is excluded or closed.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import {
  DUTY_KEYS,
  type DutyKey,
  type DutyValues,
  isAsStrict,
  PROTECTION_PROFILES,
} from "#contract/protection/duties.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { findMember } from "../../backend/members/member-store.ts";
import { setHarmMessage } from "../../backend/protection/harm-message.ts";
import { payOutBalance } from "../../backend/protection/pay-out-balance.ts";
import { reopen } from "../../backend/duties/pauses.ts";
import { protectionReport, reportCsv } from "../../backend/protection/protection-report.ts";
import { setSiteProtection, siteDuties } from "../../backend/duties/site-duties.ts";
import type { SiteView } from "../../backend/wire/sites.ts";
import type { CallContext } from "../../backend/wire/call-context.ts";
import { settleMoney } from "../../backend/withdrawals/settle-money.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const ProfileSchema = v.strictObject({
  site: v.string(),
  /** Null: what the brand has. */
  profile: v.nullable(v.picklist(PROTECTION_PROFILES)),
  duties: v.optional(
    v.record(v.picklist(DUTY_KEYS), v.union([v.boolean(), v.pipe(v.number(), v.minValue(0))])),
    {},
  ),
});
const MessageSchema = v.strictObject({ site: v.string(), message: v.string() });
const MemberSchema = v.strictObject({ site: v.string(), name: v.string() });
const ReportSchema = v.object({
  site: v.string(),
  format: v.optional(v.picklist(["json", "csv"]), "json"),
  /** `1`: only members with a marker. */
  flagged: v.optional(v.picklist(["0", "1"]), "0"),
});

export function protectionRoutes(app: FastifyInstance, simulation: Simulation): void {
  profileRoute(app, simulation);
  reportRoute(app, simulation);
  post(app, "/sandbox/protection-message", MessageSchema, ({ site, message }, reply) => {
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    setHarmMessage(simulation.world().database, view.site.id, message);
    return { site, message };
  });
  post(app, "/sandbox/reopen-account", MemberSchema, (named, reply) => {
    const context = contextOf(simulation, named);
    if (!context) return missing(reply, named.site, named.name);
    const { database, time, member } = context;
    const coolingHours = siteDuties(context).returnCoolingHours ?? 0;
    const openFrom = reopen(database, { member: member.id, time, coolingHours });
    if (openFrom !== null) return { ...named, openFrom };
    const problem = `${named.name} is not excluded or closed, or the term has not ended.`;
    return reply.code(409).send({ problem });
  });
  post(app, "/sandbox/pay-out", MemberSchema, (named, reply) => {
    const context = contextOf(simulation, named);
    if (!context) return missing(reply, named.site, named.name);
    settleMoney(context);
    return { ...named, paidOutCents: payOutBalance(context) };
  });
}

function profileRoute(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/protection", ProfileSchema, ({ site, profile, duties }, reply) => {
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    const { database } = simulation.world();
    if (profile === null) {
      setSiteProtection(database, view.site.id, null);
      return siteDuties({ database, view });
    }
    const asked = dutiesOf(profile);
    const laxer = (Object.keys(duties) as DutyKey[]).find(
      (key) => !isAsStrict(key, duties[key] ?? null, asked[key]),
    );
    if (laxer !== undefined) {
      const problem = `duties.${laxer}: laxer than ${String(asked[laxer])} of the profile ${profile}`;
      return reply.code(400).send({ problem });
    }
    const own = duties as Partial<DutyValues>;
    setSiteProtection(database, view.site.id, { profile, own });
    return siteDuties({ database, view });
  });
}

function reportRoute(app: FastifyInstance, simulation: Simulation): void {
  app.get("/sandbox/protection-report", (request, reply) => {
    const asked = v.safeParse(ReportSchema, request.query);
    if (!asked.success) return reply.code(400).send({ problem: "site: a site is needed" });
    const { site, format, flagged } = asked.output;
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    const rows = protectionReport(simulation.world().database, {
      site: view.site.id,
      time: simulation.clock.now(),
      flagged: flagged === "1",
      stops: siteDuties({ database: simulation.world().database, view }).harmStops,
    });
    if (format === "json") return rows;
    return reply
      .header("content-disposition", `attachment; filename="protection-${view.site.id}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(reportCsv(rows));
  });
}

type MemberContext = CallContext & { readonly member: NonNullable<CallContext["member"]> };

/** The operator acts for a member who cannot log in. */
function contextOf(
  simulation: Simulation,
  { site, name }: v.InferOutput<typeof MemberSchema>,
): MemberContext | null {
  const view: SiteView | undefined = simulation.sites.named(site);
  const { database } = simulation.world();
  const member = view ? findMember(database, view.site.id, name) : null;
  if (!view || !member) return null;
  const { ports } = simulation;
  return {
    view,
    database,
    ports,
    origin: "",
    localize: (value) => value,
    time: simulation.clock.now(),
    caller: OPERATOR,
    member,
  };
}

const OPERATOR: CallContext["caller"] = {
  token: null,
  deviceId: "",
  ip: "",
  idempotencyKey: null,
  locale: "zh-CN",
  unseal: () => null,
};
