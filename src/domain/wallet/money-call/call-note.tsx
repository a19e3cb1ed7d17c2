// The note of a money call beside what sent it. Its texts are fetched with the form, before the network may fail. While
// the call is being sent, the button says so.
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { ownValue } from "#contract/own-value.ts";
import { i18n } from "#lib/text/i18n.ts";
import { loadAtLast } from "#lib/browser/offline.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import type { MoneyCalls } from "./create-money-calls.ts";
import { isOpen } from "./money-call.ts";
import { watchCalls } from "./lost-news.ts";
import { MoneyNote, type MoneyNoteProps } from "./money-note.tsx";

let loaded: Promise<{ readonly default: ComponentType<MoneyNoteProps> }> | undefined;

function loadNote() {
  return (loaded ??= loadAtLast(() => loadNamespace("money-call")).then(() => ({
    default: MoneyNote,
  })));
}

const Note = lazy(loadNote);

interface OpenNoteProps extends Omit<MoneyNoteProps, "call"> {
  readonly call: MoneyNoteProps["call"] | null;
}

/** Stands in the page from the start. */
export function OpenNote({ call, ...rest }: OpenNoteProps) {
  useEffect(() => void loadNote(), []);
  if (call === null || call.state === "sending") return null;
  return (
    <Suspense>
      <Note call={call} {...rest} />
    </Suspense>
  );
}

interface CallNoteProps<Body, Answer> {
  readonly calls: MoneyCalls<Body, Answer>;
  readonly slot: string;
}

/** The note of the call in a slot. */
export function CallNote<Body, Answer>({ calls, slot }: CallNoteProps<Body, Answer>) {
  const { kind, useCalls: store, giveUp } = calls;
  const call = useStore(store, (state) => ownValue(state.calls, slot));
  const open = isOpen(call) ? call : null;
  const resend = async () => {
    if ((await calls.resend(slot)) === "offline") showToast(i18n.t("errors:offline.money"));
  };
  useEffect(() => watchCalls(kind.name, slot), [kind.name, slot]);
  return (
    <OpenNote
      name={kind.name}
      call={open}
      about={open === null ? undefined : kind.about?.(open.body)}
      onResend={() => void resend()}
      onGiveUp={() => giveUp(slot)}
    />
  );
}
