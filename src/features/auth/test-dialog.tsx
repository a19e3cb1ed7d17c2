// The dialog in a page, opened by its events, for the tests of its ways.
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { followAuthEvents } from "#session/overlays/auth-dialog.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit } from "#session/site/events.ts";
import { dropSession } from "#session/account/session-store.ts";
import { AuthDialog } from "./auth-dialog.tsx";
import { startTestSite, type TestSite } from "#session/site/test-site.ts";
import { PlainButton } from "#ui/plain-button.tsx";

export async function startDialogSite(): Promise<TestSite> {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return startTestSite();
}

let stop: (() => void) | undefined;

/** The server knows every login from now on. */
export function prepareDialog(site: TestSite): void {
  site.reset();
  site.answer("login", { status_code: 6000, data: { token: "t1", userId: "u1" } });
  stop = followAuthEvents();
}

export function leaveDialog(): void {
  emit("closeAuth", null);
  cleanup();
  dropSession();
  stop?.();
}

export async function openDialog(event: "login" | "register"): Promise<HTMLElement> {
  render(<Page />);
  screen.getByRole("button", { name: "开" }).focus();
  emit(event, null);
  return screen.findByRole("dialog");
}

function Page() {
  const mode = useOverlays((state) => state.auth);
  return (
    <>
      <PlainButton>开</PlainButton>
      {mode !== null && <AuthDialog mode={mode} onClose={() => emit("closeAuth", null)} />}
    </>
  );
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.type(field(label), text);
  }
}

/** Bodies of the calls made by that name. */
export const calls = (site: TestSite, name: string) =>
  site.made.filter((call) => call.name === name).map(({ body }) => body);
