// What every call of the sports feed carries beside its own fields, and its one refusal of its own
// (spec: betting-and-money §7, §8).
import { useEffect } from "react";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { useAppearance } from "../../../lib/appearance.ts";
import { CallError } from "../../../lib/call-error.ts";
import type { OptionsOf } from "../../../lib/call-options.ts";
import type { CallResult } from "../../../lib/call-result.ts";
import { serverNow } from "../../../lib/clock.ts";
import { request } from "../../../lib/http.ts";
import { httpOptions } from "../../../lib/http-options.ts";
import { i18n } from "../../../lib/i18n.ts";
import { useCall } from "../../../lib/use-call.ts";
import { isLoggedIn } from "../../../session/session-store.ts";
import { showTip } from "../../../session/tips.ts";
import { launchData, reloadLaunch, useLaunch } from "../launch.ts";

/** The venue no longer knows the member it gave its token to. */
const UNKNOWN_UID = 6302;

interface Asking {
  readonly timestamp: number;
  readonly token: string;
  readonly langx: "zh-cn" | "zh-tw";
  readonly remoteip: string;
}

interface ResourceBody<M extends string, Own> {
  readonly method: M;
  readonly enName: "CRTY";
  readonly Request: Asking & Own;
}

/** The fields of a call that are its own. */
type OwnOf<Q extends v.GenericSchema> =
  v.InferInput<Q> extends { readonly Request: infer R } ? Omit<R, keyof Asking> : never;

export function resourceBody<const M extends string, Own extends object>(
  method: M,
  own: Own,
): ResourceBody<M, Own> {
  return body(method, own, Math.round(serverNow()));
}

/** `request` for the feed's calls. @throws CallError; 6302 has shown its dialog. */
export async function requestResource<
  Q extends v.GenericSchema,
  R extends v.GenericSchema,
  M extends boolean,
>(
  call: ApiCall<Q, R> & { readonly money: M },
  own: OwnOf<Q>,
  ...options: OptionsOf<M>
): Promise<v.InferOutput<R>> {
  try {
    const asked: v.InferInput<Q> = resourceBody(call.select ?? "", own);
    return await request(call, asked, ...options);
  } catch (error) {
    sayUnknown(error);
    throw error;
  }
}

interface ResourceOptions {
  readonly refetchEvery?: number;
  readonly enabled?: boolean;
}

/** `useCall` for the feed's calls that are no bets. */
export function useResource<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  own: OwnOf<Q>,
  options: ResourceOptions = {},
): CallResult<v.InferOutput<R>> {
  useAppearance((state) => state.locale);
  useLaunch();
  // The server knows the time of a request by its signature: without one here equal requests are one.
  const asked: v.InferInput<Q> = body(call.select ?? "", own, 0);
  const result = useCall(call, asked, options);
  const { error } = result;
  // Refusals of calls that answer views are quiet.
  useEffect(() => sayUnknown(error), [error]);
  return result;
}

function body<M extends string, Own extends object>(
  method: M,
  own: Own,
  timestamp: number,
): ResourceBody<M, Own> {
  const launched = launchData();
  return {
    method,
    enName: "CRTY",
    Request: {
      timestamp,
      token: launched?.token ?? "",
      langx: useAppearance.getState().locale === "zh-TW" ? "zh-tw" : "zh-cn",
      remoteip: launched?.remoteip ?? httpOptions().clientIp(),
      ...own,
    },
  };
}

function sayUnknown(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== UNKNOWN_UID) return;
  showTip({
    msg: i18n.t("sport:live.reenter"),
    isShowCancel: false,
    onSure: () => {
      if (isLoggedIn()) void enterAnew();
    },
  });
}

async function enterAnew(): Promise<void> {
  try {
    await reloadLaunch();
  } catch {
    // A refusal says so by itself.
  }
}
