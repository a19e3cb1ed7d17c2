// The texts about a money call that a page shows a member, in notes beside forms and in toasts; for tests.
import type { createElement } from "react";
import type { MoneyCalls } from "#domain/wallet/money-call/create-money-calls.ts";

/** The note of a call, and what can be done with it. */
export async function loadNotes() {
  const [{ CallNote }, react, { createRoot }] = await Promise.all([
    import("#domain/wallet/money-call/call-note.tsx"),
    import("react"),
    import("react-dom/client"),
  ]);
  const element = react.createElement as typeof createElement;
  return <Body, Answer>(calls: MoneyCalls<Body, Answer>, slot: string) => ({
    resend: () => calls.resend(slot),
    giveUp: () => calls.giveUp(slot),
    show() {
      const host = document.createElement("div");
      createRoot(host).render(element(CallNote<Body, Answer>, { calls, slot }));
      return () => host.textContent ?? "";
    },
  });
}

export async function readToasts(): Promise<() => string> {
  const [{ ToastHost }, react, { createRoot }] = await Promise.all([
    import("#ui/overlays/toast.tsx"),
    import("react"),
    import("react-dom/client"),
  ]);
  const host = document.createElement("div");
  const said: string[] = [];
  const note = () => {
    const text = host.textContent ?? "";
    if (text !== "" && said.at(-1) !== text) said.push(text);
  };
  new MutationObserver(note).observe(host, { childList: true, subtree: true, characterData: true });
  createRoot(host).render((react.createElement as typeof createElement)(ToastHost));
  return () => said.join("\n");
}
