// The name of a member whose login waited for the code of a new device when the page was loaded again.
import { USERNAME_MAX } from "#contract/account-rules.ts";
import { onceInTab } from "#lib/browser/once-in-tab.ts";

const open = onceInTab("new-device-open", ({ name }) =>
  typeof name === "string" && name.length <= USERNAME_MAX ? { name } : null,
);

export const leaveOpenStep = open.leave;
export const takeOpenStep = open.take;

/** Leaves it to the form that fills in the name. */
export function hasOpenStep(): boolean {
  const step = open.take();
  if (step !== null) open.leave(step);
  return step !== null;
}
