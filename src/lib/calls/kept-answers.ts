// The last answers of calls that may come from a cache and are nobody's own, kept in this browser: what a
// reload shows where the server does not answer. Read like anything from outside: checked by the call's
// schema, and no older than a day.
import * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { httpOptions } from "../wire/http-options.ts";
import { storage } from "../browser/storage.ts";

/** Goes up when what is stored changes its shape. */
const VERSION = 1;
const MAX_AGE = 24 * 60 * 60 * 1000;
/** Characters: of one answer, and of all. */
const MAX_ONE = 24_000;
const MAX_ALL = 96_000;

interface Asked<R extends v.GenericSchema = v.GenericSchema> {
  readonly call: Pick<ApiCall<v.GenericSchema, R>, "path" | "response" | "cacheable" | "member">;
  readonly body: unknown;
  readonly locale: string;
}

const KeptSchema = v.array(v.object({ asked: v.string(), at: v.number(), data: v.unknown() }));
type Kept = v.InferOutput<typeof KeptSchema>;

export function keepAnswer(asked: Asked, data: unknown): void {
  if (!mayKeep(asked)) return;
  const name = nameOf(asked);
  const all = [{ asked: name, at: Date.now(), data }, ...readAll(asked).filter(isNot(name))];
  storage.write(keyOf(asked), fitting(all));
}

export function keptAnswer<R extends v.GenericSchema>(
  asked: Asked<R>,
): v.InferOutput<R> | undefined {
  if (!mayKeep(asked)) return undefined;
  const kept = readAll(asked).find(({ asked: name }) => name === nameOf(asked));
  if (kept === undefined || Math.abs(Date.now() - kept.at) > MAX_AGE) return undefined;
  const parsed = v.safeParse(asked.call.response, kept.data);
  return parsed.success ? parsed.output : undefined;
}

/** Never what one member was told. */
function mayKeep({ call }: Asked): boolean {
  return call.cacheable && !call.member;
}

function keyOf({ locale }: Asked): string {
  return `answers.${VERSION}.${httpOptions().siteId}.${locale}`;
}

function nameOf({ call, body }: Asked): string {
  return `${call.path} ${JSON.stringify(body)}`;
}

const isNot = (name: string) => (kept: Kept[number]) => kept.asked !== name;

function readAll(asked: Asked): Kept {
  return storage.read(keyOf(asked), parseKept) ?? [];
}

function parseKept(text: string): Kept | null {
  try {
    const kept = v.safeParse(KeptSchema, JSON.parse(text));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

/** The newest, as many as there is room for. */
function fitting(all: Kept): string {
  let room = MAX_ALL;
  const texts = all.map((kept) => JSON.stringify(kept)).filter(({ length }) => length <= MAX_ONE);
  const fit = texts.filter(({ length }) => (room -= length) >= 0);
  return `[${fit.join(",")}]`;
}
