// Words for what the record's calls name by codes; what they may add is shown as it came.
import type { TFunction } from "i18next";

const STATES = [
  "pending",
  "open",
  "settled",
  "won",
  "lost",
  "push",
  "refused",
  "cashedOut",
  "void",
] as const;

export function betStateText(state: string, t: TFunction<"account">): string {
  const known = STATES.find((each) => each === state);
  return known === undefined ? state : t(`record.states.${known}`);
}

/** The venue of the site itself is called as the menu calls it. */
export function venueText(
  { venue, venueName = venue }: { readonly venue: string; readonly venueName?: string },
  t: TFunction<"account">,
): string {
  return venue === "CRTY" ? t("record.ownVenue") : venueName;
}
