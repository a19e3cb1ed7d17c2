import { formatCents } from "#lib/text/format.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import type { LaunchTarget } from "./pressed-game.ts";
import { listedVenue } from "./venue-activity.ts";

/** What auto-transfer has moved, by the wallet it is in: the venue's. The texts of `venue-entry` must be there. */
export async function sayMoved(
  { enName, name }: Pick<LaunchTarget, "enName" | "name">,
  cents: number,
): Promise<void> {
  const venue = (await listedVenue(enName))?.name ?? name;
  showToast(i18n.t("venue-entry:launch.moved", { venue, amount: formatCents(cents) }));
}
