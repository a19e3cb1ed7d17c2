// The automatic cash-out of an open ticket: its rule, and the form that sets, changes or removes it.
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { setAutoCashOut } from "#contract/api/tickets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useHeldAmount } from "#session/account/use-holding.ts";
import { AmountInput } from "#ui/fields/amount-input.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { refreshBets } from "../bet-slip/bets/use-open-bets.ts";
import { loadLaunch } from "../feed/launch.ts";
import { requestResource } from "../feed/resource.ts";
import type { CashOutQuote } from "./offer-runner.ts";

interface AutoFormProps {
  readonly ticket: Ticket;
  readonly quote: CashOutQuote;
}

export function AutoForm({ ticket: { ticketId, auto }, quote }: AutoFormProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useHeldAmount(autoCashOutForm(ticketId));
  const { busy, send } = useRule(ticketId);
  const offline = useOffline(({ since }) => since !== null);
  const waiting = auto?.state === "waiting";
  const { cents, problem } = typedAmount(typed);
  const { mostCents, valueCents, minPartCents } = quote;
  if (mostCents === null) return null;
  const least = Math.max(minPartCents, valueCents + 1);
  const fits = problem === null && cents >= least && cents <= mostCents;
  const limits = { least: unbroken(formatCents(least)), most: unbroken(formatCents(mostCents)) };
  return (
    <form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        // Never disabled by its amount: a field filled in without an event is read when the form is sent.
        if (!fits) input.current?.focus();
        else void send(cents).then((isSet) => isSet && setTyped(""));
      }}
    >
      <label htmlFor={id}>{t("bets.auto.label")}</label>
      <div className={row}>
        <AmountInput
          ref={input}
          id={id}
          size="sm"
          value={typed}
          placeholder={t("bets.auto.placeholder", { now: formatCents(least) })}
          invalid={typed !== "" && !fits}
          aria-describedby={`${id}-hint`}
          onChange={setTyped}
        />
        <Button size="sm" tone="soft" type="submit" loading={busy} disabled={offline}>
          {t(waiting ? "bets.auto.change" : "bets.auto.set")}
        </Button>
      </div>
      <Text id={`${id}-hint`} color="text-muted">
        {t("bets.auto.hint", limits)}
      </Text>
    </form>
  );
}

/** Name of the form. */
export const autoCashOutForm = (ticketId: string) => `auto-cash-out/${ticketId}`;

/** An amount whose sign stays on its line. */
const unbroken = (amount: string) => amount.replace(" ", "\u00a0");

/** The rule, waiting or how it ended; nothing for a ticket that never had one. */
export function AutoState({ ticket: { ticketId, auto, state } }: Pick<AutoFormProps, "ticket">) {
  const { t } = useTranslation("sport");
  const { busy, send } = useRule(ticketId);
  if (auto === null) return null;
  const amount = formatCents(auto.atCents);
  if (auto.state === "ended") {
    return <Text color="text-muted">{t(`bets.auto.ended.${auto.reason ?? "settled"}`)}</Text>;
  }
  if (auto.state === "done")
    return <Text color="text-strong">{t("bets.auto.done", { amount })}</Text>;
  return (
    <div className={rule}>
      <Text as="b" color="text-strong">
        {t("bets.auto.waiting", { amount })}
      </Text>
      {state === "open" && (
        <Button size="sm" tone="ghost" loading={busy} onClick={() => void send(null)}>
          {t("bets.auto.remove")}
        </Button>
      )}
    </div>
  );
}

/** @returns whether it was set or removed */
function useRule(ticketId: string) {
  const { t } = useTranslation("sport");
  const [busy, setBusy] = useState(false);
  const send = async (atCents: number | null): Promise<boolean> => {
    setBusy(true);
    try {
      await loadLaunch();
      const { state } = await requestResource(setAutoCashOut, { ticketId, atCents });
      showToast(t(`bets.auto.state.${state}`));
      await refreshBets();
      return state === "set" || state === "removed";
    } catch {
      showToast(t("bets.auto.state.failed"));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}

const form = css({
  display: "grid",
  gap: "1",
  paddingTop: "2",
  borderTop: "dashed",
});
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "2",
  "& > *": { minHeight: { base: "11", desktop: "7-5" }, maxHeight: { desktop: "7-5" } },
});
const rule = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "2",
  // At the end also where it wraps.
  "& > button": { marginLeft: "auto" },
});
