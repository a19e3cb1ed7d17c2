/** Where the browser stores the player's reminders of draws. */
export const REMINDERS_KEY = "drawReminders";
