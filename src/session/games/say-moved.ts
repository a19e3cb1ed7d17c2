import { formatCents } from "../../lib/format.ts";
import { i18n } from "../../lib/i18n.ts";
import { showToast } from "../../ui/toast.tsx";

/** What auto-transfer has moved into a venue. The texts of `venue-entry` must be there. */
export function sayMoved(venue: string, cents: number): void {
  showToast(i18n.t("venue-entry:launch.moved", { venue, amount: formatCents(cents) }));
}
