// One way to a new password: its form, where the player stands, and the calls in between.
import { useReducer, useRef } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { CODE_CATE, CODE_TYPE, type CountryArea, countryArea } from "#contract/api/auth.ts";
import { CallError } from "../../../lib/call-error.ts";
import type { CallResult } from "../../../lib/call-result.ts";
import { errorText } from "../../../lib/error-text.ts";
import { i18n } from "../../../lib/i18n.ts";
import { useCall } from "../../../lib/use-call.ts";
import type { Captcha } from "../../../session/captcha/use-captcha.ts";
import { AUTH_WAYS } from "../../../session/events.ts";
import { sendCode } from "../../../session/send-code.ts";
import { showToast } from "../../../ui/toast.tsx";
import { chosenArea } from "./country-areas.ts";
import { checkResetCode, openReset, setNewPassword } from "./find-calls.ts";
import { FIND_START, type FindState, findStep } from "./find-steps.ts";
import {
  type Account,
  accountKey,
  accountOf,
  type FindValues,
  type FindWay,
  NO_VALUES,
} from "./find-values.ts";

export interface Find {
  readonly way: FindWay;
  readonly form: UseFormReturn<FindValues>;
  readonly state: FindState;
  readonly areas: CallResult<readonly CountryArea[]>;
  /** The country of a key. */
  readonly area: (key: string) => CountryArea;
  /** Whose account it is by what is typed now. */
  readonly account: () => Account;
  /** Main button of steps 0, 1 and 2. They settle when the answer is shown. */
  readonly send: () => Promise<void>;
  readonly check: () => Promise<void>;
  readonly change: () => Promise<void>;
  readonly sendAgain: () => Promise<void>;
  readonly back: () => void;
}

export function useFind(way: FindWay, captcha: Captcha): Find {
  const form = useForm<FindValues>({ defaultValues: NO_VALUES });
  const [state, dispatch] = useReducer(findStep, FIND_START);
  const attempt = useOneAtATime(async (call: () => Promise<void>) => {
    dispatch({ kind: "tried" });
    try {
      await call();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      dispatch({ kind: "refused", code: error.code, message: errorText(error) });
    }
  });
  const areas = useCall(countryArea, { area: "" }, { enabled: way === AUTH_WAYS.byPhone });
  const area = (key: string) => chosenArea(areas.data ?? [], key);
  const account = () => {
    const values = form.getValues();
    return accountOf(way, values, area(values.area).areaCode);
  };

  const sendTo = async (to: Account) => {
    const cate = way === AUTH_WAYS.byPhone ? CODE_CATE.sms : CODE_CATE.email;
    const { receiver, name } = to;
    const gone = await sendCode({ receiver, name, type: CODE_TYPE.reset, cate, captcha });
    if (!gone) return;
    dispatch({ kind: "sent", account: accountKey(to) });
    // Of a code asked for again, whose button now waits.
    form.setFocus("code");
  };
  const send = async () => {
    const to = account();
    const key = accountKey(to);
    // A code on its way stays good: going back and on again asks for no other.
    if (state.sentTo === key) return dispatch({ kind: "sent", account: key });
    await openReset(to);
    form.resetField("code");
    await sendTo(to);
  };
  const check = async (code: string) => {
    // The server takes a code once.
    if (state.accepted !== code) await checkResetCode(account(), code);
    dispatch({ kind: "accepted", code });
  };
  const change = async (password: string) => {
    await setNewPassword(account(), password);
    form.reset();
    showToast(i18n.t("auth:find.changed"));
    dispatch({ kind: "changed" });
  };

  return {
    way,
    form,
    state,
    areas,
    area,
    account,
    send: form.handleSubmit(() => attempt(send)),
    check: form.handleSubmit(({ code }) => attempt(() => check(code.trim()))),
    change: form.handleSubmit(({ password }) => attempt(() => change(password))),
    sendAgain: () => attempt(() => sendTo(account())),
    back: () => dispatch({ kind: "back" }),
  };
}

/** A second press while the first is at work does nothing. */
function useOneAtATime<T>(work: (task: T) => Promise<void>): (task: T) => Promise<void> {
  const busy = useRef(false);
  return async (task) => {
    if (busy.current) return;
    busy.current = true;
    await work(task).finally(() => {
      busy.current = false;
    });
  };
}
