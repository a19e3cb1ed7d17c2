// Rings due reminders as long as the document lives, also on other pages of the site.
import { serverNow } from "../../../lib/clock.ts";
import { i18n } from "../../../lib/i18n.ts";
import { showToast } from "../../../ui/toast.tsx";
import { playChime } from "./play-chime.ts";
import { dueReminders } from "./reminder.ts";
import { keepReminders, useReminders } from "./reminder-store.ts";

let timer: ReturnType<typeof setInterval> | undefined;

/** Called once the page of draws is open; calling it again does nothing. */
export function ringReminders(): void {
  timer ??= setInterval(ring, 1000);
}

function ring(): void {
  const { list, sound } = useReminders.getState();
  if (list.length === 0) return;
  const now = serverNow();
  const { due, next } = dueReminders(list, now);
  if (due.length === 0) return;
  keepReminders(next);
  const [first] = due;
  if (first === undefined) return;
  const seconds = Math.max(1, Math.round((first.closesAt - now) / 1000));
  const name = due.map((one) => one.name).join("、");
  showToast(i18n.t("lottery:reminders.notice", { name, seconds }));
  if (sound) playChime();
}
