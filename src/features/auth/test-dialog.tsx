// The dialog in a page, opened by its events, for the tests of its ways.
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach } from "vitest";
import { followAuthEvents } from "#session/overlays/auth-dialog.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { field } from "#testing/test-page.tsx";
import { setUpSite } from "#testing/test-site.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { AuthDialog } from "./auth-dialog.tsx";

export function setUpDialog() {
  let stop = () => {};
  const set = setUpSite({
    namespaces: ["auth"],
    brand: sampleEntry({ switches: ["voiceCode"] }),
    answers: () => ({ login: { token: "t1", userId: "u1" } }),
    after: () => stop(),
  });
  beforeEach(() => void (stop = followAuthEvents()));
  afterEach(() => emit("closeAuth", null));
  return { site: set.site, calls: set.bodies };
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

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.type(field(label), text);
  }
}
