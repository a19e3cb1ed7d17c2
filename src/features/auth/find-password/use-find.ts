// One way to a new password: its form, where the player stands, and the calls in between.
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { CODE_CATE, CODE_TYPE, type CountryArea, countryArea } from "#contract/api/auth.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { i18n } from "#lib/text/i18n.ts";
import { useCall } from "#lib/calls/use-call.ts";
import type { Captcha } from "#session/captcha/use-captcha.ts";
import { codeKey, runningCode } from "#session/code/code-cooldown.ts";
import { AUTH_WAYS } from "#session/site/events.ts";
import { sendCode } from "#session/code/send-code.ts";
import { type RuleForm, useRuleForm } from "#ui/form/use-rule-form.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { useKeepName, useTypedName } from "../form/typed-name.ts";
import { chosenArea } from "#session/code/country-areas.ts";
import { checkResetCode, openReset, setNewPassword } from "./find-calls.ts";
import { findRules } from "./find-rules.ts";
import {
  FIND_START,
  type FindEvent,
  type FindState,
  findStep,
  isShownInStep,
} from "./find-steps.ts";
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
  /** Sending it is the main button of steps 0, 1 and 2. */
  readonly form: RuleForm<FindValues>;
  readonly state: FindState;
  readonly areas: CallResult<readonly CountryArea[]>;
  /** The country of a key. */
  readonly area: (key: string) => CountryArea;
  /** Whose account it is by what is typed now. */
  readonly account: () => Account;
  readonly sendAgain: () => Promise<void>;
  readonly back: () => void;
}

export function useFind(way: FindWay, captcha: Captcha): Find {
  const { t } = useTranslation("auth");
  const [state, dispatch] = useReducer(findStep, FIND_START);
  const areas = useCall(countryArea, { area: "" }, { enabled: way === AUTH_WAYS.byPhone });
  const area = (key: string) => chosenArea(areas.data ?? [], key);
  const attempt = (call: () => Promise<void>) => attemptStep(call, dispatch);
  const form = useRuleForm<FindValues>({
    values: { ...NO_VALUES, name: useTypedName() },
    rules: findRules(state.step, way, area),
    say: t,
    submit: ({ code, password }) =>
      attempt(() => {
        if (state.step === 0) return send();
        return state.step === 1 ? check(code.trim()) : change(password);
      }),
  });
  useKeepName(form.values.name);
  const account = () => {
    const values = form.read();
    return accountOf(way, values, area(values.area).areaCode);
  };

  const sendTo = async (to: Account) => {
    const cate = way === AUTH_WAYS.byPhone ? CODE_CATE.sms : CODE_CATE.email;
    const { receiver, name } = to;
    const type = CODE_TYPE.reset;
    // One that was asked for before a reload stays good.
    const before = state.step === 0 && runningCode(codeKey(type, name, receiver)) !== null;
    const asked = { receiver, name, type, cate, captcha, shown: isShownInStep };
    if (!before && !(await sendCode(asked))) return;
    dispatch({ kind: "sent", account: accountKey(to) });
    // Of a code asked for again, whose button now waits.
    form.focus("code");
  };
  const send = async () => {
    const to = account();
    const key = accountKey(to);
    // A code on its way stays good: going back and on again asks for no other.
    if (state.sentTo === key) return dispatch({ kind: "sent", account: key });
    await openReset(to);
    form.set("code", "");
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
    sendAgain: () => attempt(() => sendTo(account())),
    back: () => dispatch({ kind: "back" }),
  };
}

async function attemptStep(
  call: () => Promise<void>,
  dispatch: (event: FindEvent) => void,
): Promise<void> {
  dispatch({ kind: "tried" });
  try {
    await call();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    dispatch({ kind: "refused", code: error.code, message: errorText(error) });
  }
}
