// The conformance suite: every call, stream and rule of the wire against one site of a server.
import type { SwitchSet } from "#contract/switches.ts";
import { isMoney, offSwitch } from "./call-plan.ts";
import { checkCalls, type Permission } from "./check-calls.ts";
import { checkCombination } from "./check-combination.ts";
import { checkEvidence } from "./check-evidence.ts";
import { checkMoney } from "./check-money.ts";
import { type Account, checkLogin, checkLogout, md5 } from "./check-session.ts";
import { checkSockets } from "./check-sockets.ts";
import { checkWire } from "./check-wire.ts";
import { type Client, createClient, type Site } from "./client.ts";
import { PLANS } from "./plans/all-plans.ts";
import { CHAT_PAGE } from "./plans/messages.ts";
import { notRun, type Row } from "./report-row.ts";
import { startVisit, type Visit } from "./visit.ts";

export interface Conformance {
  readonly site: Site;
  readonly switches: SwitchSet;
  readonly origin: string;
  /** Of the streams. */
  readonly socketOrigin: string;
  readonly account: Account | null;
  readonly secondPassword: string | null;
  readonly write: boolean;
  /** For each answer. */
  readonly timeoutMs: number;
}

const MONEY = PLANS.filter(({ name }) => isMoney(name));
const CHANGES = PLANS.filter(({ changes }) => changes);
const LATE = PLANS.filter(({ late }) => late);
const READS = PLANS.filter(({ name, changes, late }) => !isMoney(name) && !changes && !late);

/** @returns null when no server answers */
export async function conform(asked: Conformance): Promise<readonly Row[] | null> {
  const { site, origin, socketOrigin, account, timeoutMs } = asked;
  const client = createClient(origin, site, timeoutMs);
  const second = asked.secondPassword === null ? null : md5(asked.secondPassword);
  const visit = startVisit(client, asked.switches, second);
  try {
    const reply = await visit.ask("preInfo", {});
    if (reply.status === 0) return null;
    learnFrom(client, visit.facts.answer("preInfo"));
    const wire = await checkWire(client);
    const login = await checkLogin(visit, account, asked.write);
    const member = visit.token !== "";
    const may: Permission = { member, write: asked.write && member };
    const reads = await checkCalls(visit, READS, may);
    const combination = await checkCombination(visit);
    const money = await checkMoney(visit, MONEY, may);
    const sockets = await checkSockets(visit, may, { origin: socketOrigin, timeoutMs });
    if (may.write) await lookAgain(visit);
    const late = await checkCalls(visit, LATE, may);
    const changes = await checkCalls(visit, CHANGES, may);
    const evidence = await checkEvidence(visit, origin, timeoutMs);
    const logout = member
      ? await checkLogout(visit)
      : [notRun("logout", "valid body", "no test account is logged in", null)];
    return [
      wire,
      login,
      reads,
      combination,
      money,
      sockets,
      late,
      changes,
      evidence,
      logout,
    ].flat();
  } finally {
    client.close();
  }
}

/** At what the money calls and the chat have made. */
async function lookAgain(visit: Visit): Promise<void> {
  await visit.ask("withdrawInfo", {});
  if (offSwitch(visit.facts, "chatHistory") === null) await visit.ask("chatHistory", CHAT_PAGE);
}

function learnFrom(
  client: Client,
  known: { readonly ip: string; readonly serverTime: number | null } | undefined,
): void {
  if (known === undefined) return;
  const { ip, serverTime } = known;
  client.learn({ ip, ...(serverTime !== null && { serverTime }) });
}
