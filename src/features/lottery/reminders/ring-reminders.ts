// Rings due reminders as long as the document lives, on any page of the site.
import { serverNow } from "#lib/time/clock.ts";
import { i18n } from "#lib/text/i18n.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { showNotice } from "./browser-notice.ts";
import { playChime } from "./play-chime.ts";
import { dueReminders, type Reminder } from "./reminder.ts";
import { followOtherTabs, keepReminders, useReminders } from "./reminder-store.ts";

const EVERY_MS = 1000;
/** Browsers slow the timers of a hidden tab down to this. */
const SLOWEST_MS = 60_000;

let timer: ReturnType<typeof setInterval> | undefined;
let looked = 0;

/** Calling it again does nothing. */
export function ringReminders(): void {
  if (timer !== undefined) return;
  looked = serverNow();
  timer = setInterval(look, EVERY_MS);
  followOtherTabs();
}

function look(): void {
  const now = serverNow();
  const gap = document.hidden ? Math.min(now - looked, SLOWEST_MS) - EVERY_MS : 0;
  looked = now;
  const { list } = useReminders.getState();
  if (list.length === 0) return;
  const { due, next } = dueReminders(list, now, Math.max(0, gap));
  const [first] = due;
  if (first === undefined) return;
  keepReminders(next);
  void ring(first, due, now);
}

async function ring(first: Reminder, due: readonly Reminder[], now: number): Promise<void> {
  await loadNamespace("lottery").catch(() => {});
  const { sound, notices } = useReminders.getState();
  const seconds = Math.max(1, Math.round((first.closesAt - now) / 1000));
  const name = due.map((one) => one.name).join("、");
  const text = i18n.t("lottery:reminders.notice", { name, seconds });
  showToast(text);
  if (sound) playChime();
  if (notices && document.hidden) showNotice(text, first.drawId);
}
