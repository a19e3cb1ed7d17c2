import { CalendarDays } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";
import { WITH_LATER_TEXTS } from "../../feed/later-texts.ts";
import type { PageFilter } from "./page-filter.ts";
import { pill } from "./pill.ts";
import type { LeagueFacts } from "./use-league-facts.ts";

const CalendarDialog = lateOverlay(
  async () => (await import("./calendar-dialog.tsx")).CalendarDialog,
  WITH_LATER_TEXTS,
);

interface CalendarFilterProps {
  readonly filter: PageFilter;
  readonly facts: LeagueFacts | undefined;
}

/** The button that opens the calendar. */
export function CalendarFilter({ filter, facts }: CalendarFilterProps) {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        aria-haspopup="dialog"
        aria-label={t("list.calendar")}
        title={t("list.calendar")}
        className={pill}
        onClick={() => setOpen(true)}
      >
        <Icon as={CalendarDays} />
        {filter.show === "FU" && isBeyondStrip(filter, facts) ? filter.date?.slice(5) : null}
      </PlainButton>
      {open && (
        <Suspense>
          <CalendarDialog filter={filter} facts={facts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A day that the strip shows says it there. */
function isBeyondStrip({ date }: PageFilter, facts: LeagueFacts | undefined): boolean {
  return date !== null && facts?.dates.some((day) => day.date === date) === false;
}
