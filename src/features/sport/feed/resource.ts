// Fields that every call of the sports feed adds to its own, and the refusal only these calls have (spec:
// betting-and-money §7, §8).
import { useEffect } from "react";
import type * as v from "valibot";
import type { ApiCall } from "#contract/api/envelope.ts";
import { UNKNOWN_UID } from "#contract/codes.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { OptionsOf } from "#lib/wire/call-options.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { serverNow } from "#lib/time/clock.ts";
import { request } from "#lib/calls/http.ts";
import { useSite } from "#session/site/site-state.ts";
import { i18n } from "#lib/text/i18n.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { isLoggedIn } from "#session/account/session-store.ts";
import { showTip } from "#session/overlays/tips.ts";
import { launchData, useLaunch } from "#domain/sports/sport-launch.ts";
import { reloadLaunch } from "./launch.ts";

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

/** A call's own fields. */
type OwnOf<Q extends v.GenericSchema> =
  v.InferInput<Q> extends { readonly Request: infer R } ? Omit<R, keyof Asking> : never;

export function resourceBody<const M extends string, Own extends object>(
  method: M,
  own: Own,
): ResourceBody<M, Own> {
  return body(method, own, Math.round(serverNow()));
}

/** `request` for calls of the feed. @throws CallError; 6302 has opened its dialog */
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

/** `useCall` for calls of the feed that place no bets. */
export function useResource<Q extends v.GenericSchema, R extends v.GenericSchema>(
  call: ApiCall<Q, R>,
  own: OwnOf<Q>,
  options: ResourceOptions = {},
): CallResult<v.InferOutput<R>> {
  useAppearance((state) => state.locale);
  useLaunch();
  // The signature tells the server the time: without a timestamp equal requests share one cache entry.
  const asked: v.InferInput<Q> = body(call.select ?? "", own, 0);
  const result = useCall(call, asked, options);
  const { error } = result;
  // Views show their own errors.
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
      remoteip: launched?.remoteip ?? useSite.getState().clientIp,
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
    // The refusal opens its own dialog.
  }
}
