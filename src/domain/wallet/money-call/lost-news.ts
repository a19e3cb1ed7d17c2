// Tells that a money call got no answer, where no note of it is in view.
import { i18n } from "#lib/text/i18n.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import type { MoneyCall, Resendable } from "./money-call.ts";
import type { MoneyKind } from "./money-context.ts";

/** Kind and slot → how many of its notes are in the page. */
const watched = new Map<string, number>();

/** @returns how to stop */
export function watchCalls(name: string, slot: string): () => void {
  const key = `${name}/${slot}`;
  const change = (by: number) => void watched.set(key, (watched.get(key) ?? 0) + by);
  change(1);
  return () => change(-1);
}

export async function tellLost<B, A>(
  { name, about: aboutOf }: MoneyKind<B, A>,
  { slot, body, state }: Resendable<MoneyCall<B, A>>,
): Promise<void> {
  if ((watched.get(`${name}/${slot}`) ?? 0) > 0) return;
  await loadNamespace("money-call");
  const thing = i18n.t(`money-call:thing.${name}`);
  const about = aboutOf?.(body);
  showToast(
    about === undefined
      ? i18n.t(`money-call:told.${state}`, { thing })
      : i18n.t(`money-call:told.${state}About`, { thing, about }),
  );
}
