// Bodies made from a valid one by the schema of its call.
import * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Without the fields that may be left out; null when there is none. */
export function minimalBody(call: ApiCall, body: Fields): Fields | null {
  const needed = Object.fromEntries(
    Object.entries(body).filter(([key]) => !isRead(call, without(body, key))),
  );
  const isSmaller = Object.keys(needed).length < Object.keys(body).length;
  return isSmaller && isRead(call, needed) ? needed : null;
}

export interface WrongBody {
  /** As in `without "pageNum"`. */
  readonly what: string;
  readonly body: Fields | string;
}

/** Only those that the schema refuses. */
export function wrongBodies(call: ApiCall, body: Fields): readonly WrongBody[] {
  const keys = Object.keys(body);
  const wrong = [
    ...keys.map((key) => ({ what: `without "${key}"`, body: without(body, key) })),
    ...keys.map((key) => ({ what: `with an object as "${key}"`, body: { ...body, [key]: {} } })),
    { what: 'with an unknown field "conform"', body: { ...body, conform: 1 } },
  ].filter((one) => !isRead(call, one.body));
  return call.select === null ? [...wrong, { what: "that is no JSON", body: "{" }] : wrong;
}

function without(body: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== key));
}

function isRead(call: ApiCall, body: Fields): boolean {
  return v.is(call.request, wrapped(call, body));
}

/** As it is sent: fields of a call that shares its path stand in `Request`. */
export function wrapped(call: ApiCall, body: unknown, token = "", now = 0): unknown {
  if (call.select === null) return body;
  const asking = { timestamp: Math.round(now), token, langx: "zh-cn", remoteip: "" };
  return {
    method: call.select,
    enName: SPORT_CHANNEL,
    Request: { ...asking, ...(body as Fields) },
  };
}
