import { Suspense, useState } from "react";
import { storage } from "#lib/browser/storage.ts";
import { REMINDERS_KEY } from "#domain/games/draws/reminders-key.ts";
import { brandLayer } from "#session/parts/brand-part.ts";

const Reminders = brandLayer("reminders");

/** Nothing is loaded for a player without reminders; the page where they are set rings by itself. */
export function ReminderLayer() {
  const [wanted] = useState(() => storage.keys(REMINDERS_KEY).length > 0);
  return (
    wanted && (
      <Suspense>
        <Reminders />
      </Suspense>
    )
  );
}
