// The steps of resetting a password, in any locale.
import type { Locator } from "playwright/test";
import type { AuthDialog } from "./auth-dialog.ts";
import { expect } from "./open-site.ts";

interface Find {
  open(): Promise<void>; // from the login form
  readonly phone: Locator;
  readonly email: Locator;
  readonly code: Locator;
  readonly next: Locator;
  change(password: string, again?: string): Promise<void>;
  expectStep(step: 0 | 1 | 2 | 3): Promise<void>;
}

export function findDialog({ box, say, name, submit }: AuthDialog): Find {
  return {
    async open() {
      await box.getByRole("button", { name: say("auth.entry.forgot") }).click();
      await expect(name).toBeVisible();
    },
    phone: box.locator("input[autocomplete=tel-national]"),
    email: box.locator("input[autocomplete=email]"),
    code: box.locator("input[autocomplete=one-time-code]"),
    next: submit,
    async change(password, again = password) {
      const fields = box.locator("input[autocomplete=new-password]");
      await fields.first().fill(password);
      await fields.last().fill(again);
      await submit.click();
    },
    async expectStep(step) {
      const steps = box.getByRole("list", { name: say("auth.find.steps.label") });
      const item = steps.getByRole("listitem").nth(step);
      await expect(item).toHaveAttribute("aria-current", "step");
    },
  };
}
