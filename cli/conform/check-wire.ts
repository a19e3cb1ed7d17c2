// What holds for every call: envelope, clock, signature, seals, replay. Asked with preInfo, which changes nothing.
import { CALLS } from "#contract/api/calls.ts";
import {
  ILLEGAL_PARAMETER,
  INVALID_PARAMETER,
  LOGIN_EXPIRED,
  NOT_FOUND,
  SUCCESS_CODE,
} from "#contract/codes.ts";
import { CLOCK_TOLERANCE_MS, SEALED_SUITES, type SealedSuite } from "#contract/sealed.ts";
import type { Asked, Client, Reply, Site } from "./client.ts";
import type { Wire } from "./connection.ts";
import { notRun, rowOf, type Row, type Verdict } from "./report-row.ts";
import { isCode } from "./visit.ts";

const SUBJECT = "wire";
const MINUTE = 60_000;
const PROBE: Asked = { path: CALLS.preInfo.path, method: "POST", body: {} };

const UNKNOWN = "/site/api/v1/conform/nothing";

type Tamper = (wire: Wire) => Partial<Wire>;

export async function checkWire(client: Client): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const refused = async (check: string, why: string, ...asked: readonly Partial<Asked>[]) => {
    let verdict: Verdict = null;
    for (const one of asked) {
      const reply = await client.send(client.prepare({ ...PROBE, ...one }));
      verdict ??= isCode(reply, [ILLEGAL_PARAMETER], why);
    }
    rows.push(rowOf(SUBJECT, check, verdict));
  };
  rows.push(rowOf(SUBJECT, "unknown path", await unknownPath(client)));
  rows.push(rowOf(SUBJECT, "messages in zh-TW", await traditionalMessages(client)));
  await refused("no timestamp", "a call has a timestamp", header("timestamp", undefined));
  rows.push(...(await checkClock(client)));
  const { publicKey, encryption } = client.site;
  if (publicKey === null) {
    const fix = "put your server's public key into api.publicKey of brand.json.";
    const why = "the brand has no api.publicKey";
    return [...rows, ...SIGNED.map((check) => notRun(SUBJECT, check, why, fix))];
  }
  await refused("no signature", "a call is signed", header("signature", undefined));
  await refused("other's signature", "the signature does not fit the request", ...unfit(client));
  rows.push(...(await checkReplay(client)));
  if (encryption === "off") return [...rows, ...(await checkSuites(client))];
  await refused("plain call", "the site's calls are sealed", { tamper: asPlain });
  await refused("changed seal", "what is sealed was changed", ...broken());
  const other = SEALED_SUITES.find((suite) => suite !== encryption);
  const wrong = createOther(client.site, other);
  await refused("other suite", `api.encryption of the brand is ${encryption}`, { tamper: wrong });
  return rows;
}

const SIGNED = ["no signature", "other's signature", "replay"];
const asPlain: Tamper = ({ headers }) => ({
  url: PROBE.path,
  headers: { ...headers, "content-type": "application/json" },
  text: "{}",
});

function header(name: string, value: string | undefined): Partial<Asked> {
  return {
    tamper: ({ headers }) => {
      const { [name]: _, ...rest } = headers;
      return { headers: value === undefined ? rest : { ...rest, [name]: value } };
    },
  };
}

async function unknownPath(client: Client): Promise<Verdict> {
  const reply = await client.ask({ ...PROBE, path: UNKNOWN });
  return isCode(reply, [NOT_FOUND], "the path is unknown");
}

/** Makes three calls in zh-TW that a server has to refuse. Messages in zh-CN are checked in every other answer. */
async function traditionalMessages(client: Client): Promise<Verdict> {
  const locale = "zh-TW";
  const wrong = await client.call("login", {}, { locale });
  const unknown = await client.ask({ ...PROBE, path: UNKNOWN, locale });
  const over = await client.call("memberInfo", {}, { locale });
  return (
    isCode(wrong, [INVALID_PARAMETER], "the body is wrong") ??
    isCode(unknown, [NOT_FOUND], "the path is unknown") ??
    isCode(over, [LOGIN_EXPIRED], "the request has no valid token")
  );
}

async function checkClock(client: Client): Promise<readonly Row[]> {
  const at = (ahead: number) => client.ask({ ...PROBE, ahead });
  let wrong: Verdict = null;
  for (const ahead of [-CLOCK_TOLERANCE_MS - MINUTE, CLOCK_TOLERANCE_MS + MINUTE]) {
    const reply = await at(ahead);
    wrong ??= isCode(reply, [ILLEGAL_PARAMETER], "the timestamp is more than five minutes off");
    wrong ??= tellsTime(client, reply);
  }
  let near: Verdict = null;
  for (const ahead of [MINUTE - CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS - MINUTE])
    near ??= isCode(await at(ahead), [SUCCESS_CODE], "the timestamp is four minutes off");
  return [rowOf(SUBJECT, "wrong clock", wrong), rowOf(SUBJECT, "clock within limits", near)];
}

function tellsTime(client: Client, { place, data }: Reply): Verdict {
  const told = (data as { readonly serverTime?: unknown } | null)?.serverTime;
  if (typeof told === "number" && Math.abs(told - client.now()) < MINUTE) return null;
  return {
    place: `${place}  data.serverTime`,
    what: `The refusal tells ${JSON.stringify(told) ?? "no time"} as the server's time.`,
    fix: "answer data: { serverTime } in epoch milliseconds, so that the site can ask again.",
  };
}

/** Each part that a signature covers, taken from another request. */
function unfit(client: Client): readonly Partial<Asked>[] {
  const other = client.prepare(PROBE).wire.headers;
  return [
    header("signature", other["signature"]),
    header("timestamp", String(Math.round(client.now()) + 7777)),
    header("requestid", other["requestid"]),
    ...(client.site.encryption === "off" ? [{ tamper: () => ({ text: "{ }" }) }] : []),
  ];
}

async function checkReplay(client: Client): Promise<readonly Row[]> {
  const once = client.prepare(PROBE);
  const first = isCode(await client.send(once), [SUCCESS_CODE], "the request is signed");
  const again = await client.send(once);
  const verdict = first ?? isCode(again, [ILLEGAL_PARAMETER], "the request was sent before");
  return [rowOf(SUBJECT, "replay", verdict)];
}

/** A site with plain calls may sign by either suite. */
async function checkSuites(client: Client): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const suite of SEALED_SUITES) {
    const reply = await client.ask({ ...PROBE, suite });
    rows.push(
      rowOf(SUBJECT, `signed by ${suite}`, isCode(reply, [SUCCESS_CODE], "the suite is allowed")),
    );
  }
  return rows;
}

function broken(): readonly Partial<Asked>[] {
  const flipped = (text: string) =>
    `${text.slice(0, -9)}${text.at(-9) === "A" ? "B" : "A"}${text.slice(-8)}`;
  const tampers: readonly Tamper[] = [
    ({ url }) => ({ url: flipped(url) }),
    ({ text = "" }) => ({ text: flipped(text) }),
    () => ({ text: "{}" }),
    ({ headers }) => ({ headers: { ...headers, token: "other" } }),
    ({ headers }) => ({ headers: { ...headers, idempotencykey: "other" } }),
  ];
  return tampers.map((tamper) => ({ tamper }));
}

/** The same request as a client of another suite makes it. */
function createOther(site: Site, suite: SealedSuite | undefined): Tamper {
  return ({ url, text = "" }) => {
    const named = (token: string) => token.replace(`1.${site.encryption}.`, `1.${suite ?? ""}.`);
    return { url: named(url), text: named(text) };
  };
}
