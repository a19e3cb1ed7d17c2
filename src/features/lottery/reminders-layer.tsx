// Rings reminders that were set before this document was loaded, on any page.
import { useEffect } from "react";
import { ringReminders } from "./reminders/ring-reminders.ts";

export function Layer() {
  useEffect(ringReminders, []);
  return null;
}
