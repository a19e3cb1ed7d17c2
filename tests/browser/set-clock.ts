// Before all tests: sets the sandbox's clock, so that the book has the same matches in every run. `AT` names another
// moment, or `now`.
import type { FullConfig } from "playwright/test";
import { MOMENT } from "../../browser/moment.ts";
import { sandboxAt } from "./sandbox-control.ts";

export default async function setClock({ projects }: FullConfig): Promise<void> {
  const asked = process.env["AT"] ?? MOMENT;
  if (asked === "now") return;
  const moment = Date.parse(asked);
  if (Number.isNaN(moment)) throw new Error(`AT is no moment: "${asked}"; write ${MOMENT}, or now`);
  const { baseURL } = projects[0]?.use ?? {};
  await sandboxAt(new URL(baseURL ?? "").port).clock(moment);
}
