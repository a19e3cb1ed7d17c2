// The player's reminders: how long before, for the next draw or every one, with or without sound.
import { BellRing, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { panelHead, panelTitle } from "./panel-style.ts";
import { NoticeSwitch } from "./notice-switch.tsx";
import { playChime } from "./play-chime.ts";
import { type ReminderLead, REMINDER_LEADS, type Reminder } from "./reminder.ts";
import {
  changeReminder,
  removeReminder,
  setReminderSound,
  useReminders,
} from "./reminder-store.ts";

export function ReminderPanel() {
  const { t } = useTranslation("lottery");
  const { list, sound, notices } = useReminders();
  const switchSound = (on: boolean) => {
    setReminderSound(on);
    // The press that allows the browser to play, and how it sounds.
    if (on) playChime();
  };
  return (
    <section aria-labelledby="draw-reminders" className={cardStyle}>
      <div className={panelHead}>
        <h2 id="draw-reminders" className={panelTitle}>
          <Icon as={BellRing} />
          {t("reminders.title")}
        </h2>
        <span className={option}>
          {t("reminders.sound")}
          <Switch label={t("reminders.sound")} checked={sound} onChange={switchSound} />
        </span>
      </div>
      <ul>
        {list.map((reminder) => (
          <Line key={reminder.drawId} reminder={reminder} />
        ))}
      </ul>
      {list.length === 0 ? (
        <Text padding="4" borderTop="thin" color="text-muted" size="xs">
          {t("reminders.empty")}
        </Text>
      ) : (
        <>
          <NoticeSwitch />
          <Text padding="4" borderTop="thin" color="text-muted" size="xs">
            {t(notices ? "reminders.noteNoticed" : "reminders.note")}
            {t("reminders.noteKept")}
          </Text>
        </>
      )}
    </section>
  );
}

function Line({ reminder }: { readonly reminder: Reminder }) {
  const { t } = useTranslation("lottery");
  const { drawId, name, lead, repeat } = reminder;
  return (
    <li className={line}>
      <Text as="span" color="text-strong" size="sm" weight="semibold" truncate>
        {name}
      </Text>
      <IconButton
        size="sm"
        icon={X}
        label={t("reminders.remove", { name })}
        onClick={() => removeReminder(drawId)}
      />
      <Segmented
        label={t("reminders.lead", { name })}
        options={REMINDER_LEADS.map((value) => ({
          value: String(value),
          label: t("reminders.seconds", { count: value }),
        }))}
        value={String(lead)}
        onChange={(value) => changeReminder(drawId, { lead: leadOf(value) })}
      />
      <span className={option}>
        {t("reminders.every")}
        <Switch
          label={t("reminders.everyOf", { name })}
          checked={repeat}
          onChange={(on) => changeReminder(drawId, { repeat: on })}
        />
      </span>
    </li>
  );
}

function leadOf(text: string): ReminderLead {
  return REMINDER_LEADS.find((lead) => String(lead) === text) ?? REMINDER_LEADS[0];
}

const line = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "2",
  paddingBlock: "3",
  paddingInline: "4",
  borderTop: "thin",
});
const option = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
});
