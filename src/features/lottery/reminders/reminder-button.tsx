import { Bell, BellRing } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Draw } from "#contract/api/venue-info.ts";
import { cva } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { MOST_REMINDERS } from "./reminder.ts";
import { addReminder, removeReminder, useReminders } from "./reminder-store.ts";

/** Reminds before the next draw closes; details are set in the panel of reminders. */
export function ReminderButton({ draw }: { readonly draw: Draw }) {
  const { t } = useTranslation("lottery");
  const on = useReminders(({ list }) => list.some(({ drawId }) => drawId === draw.id));
  const press = () => {
    if (on) return removeReminder(draw.id);
    const added = addReminder(draw);
    showToast(t(added ? "reminders.added" : "reminders.full", { count: MOST_REMINDERS }));
  };
  return (
    <IconButton
      size="sm"
      icon={on ? BellRing : Bell}
      aria-pressed={on}
      label={t("reminders.of", { name: draw.name })}
      className={bell({ on })}
      onClick={press}
    />
  );
}

const bell = cva({ variants: { on: { true: { color: "accent-text" }, false: {} } } });
