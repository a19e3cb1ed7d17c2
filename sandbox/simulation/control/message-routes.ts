// Control routes of messages and feedback: a letter to a member or to all, an answer of customer service.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { LETTER_KEYS, LETTER_KINDS } from "#contract/messages.ts";
import { findMember } from "../../backend/members/member-store.ts";
import { readThreads } from "../../backend/feedback/feedback-store.ts";
import { answerThread } from "../../backend/feedback/settle-feedback.ts";
import { addLetter } from "../../backend/letters/letter-store.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const LetterSchema = v.pipe(
  v.strictObject({
    site: v.string(),
    /** To all members of the site when it is left out. */
    name: v.optional(v.string()),
    kind: v.picklist(LETTER_KEYS),
    title: v.optional(v.string(), "测试消息"),
    body: v.optional(v.string(), "<p>这是一条测试消息。</p>"),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 1),
  }),
  v.check(
    ({ name, kind }) => name === undefined || LETTER_KINDS[kind].length === 2,
    "messages of this kind go to all members",
  ),
);

const AnswerSchema = v.strictObject({
  site: v.string(),
  name: v.string(),
  /** The member's latest when it is left out. */
  thread: v.optional(v.string()),
  text: v.pipe(v.string(), v.nonEmpty()),
});

export function messageRoutes(app: FastifyInstance, simulation: Simulation): void {
  let serial = 0;
  const memberNamed = (site: string, name: string) => {
    const view = simulation.sites.named(site);
    return view ? findMember(simulation.world().database, view.site.id, name) : null;
  };
  post(app, "/sandbox/letter", LetterSchema, ({ site, name, count, ...letter }, reply) => {
    const view = simulation.sites.named(site);
    const member = name === undefined ? null : memberNamed(site, name);
    if (!view || (name !== undefined && !member)) return missing(reply, site, name);
    const { database } = simulation.world();
    const to = member === null ? { site: view.site.id } : { member: member.id };
    const time = simulation.clock.now();
    const ids = Array.from({ length: count }, () => `control-${time}-${(serial += 1)}`);
    for (const id of ids) addLetter(database, to, { ...letter, id, time });
    return { ids };
  });
  post(app, "/sandbox/feedback-answer", AnswerSchema, ({ site, name, thread, text }, reply) => {
    const member = memberNamed(site, name);
    if (!member) return missing(reply, site, name);
    const { database } = simulation.world();
    const all = readThreads(database, member.id);
    const asked = thread === undefined ? all[0] : all.find(({ id }) => id === thread);
    if (asked === undefined) {
      return reply.code(404).send({ problem: `${name} has no feedback ${thread ?? ""}.` });
    }
    answerThread(database, asked, { text, time: simulation.clock.now() });
    return { id: asked.id };
  });
}
