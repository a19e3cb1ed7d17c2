// The state of a bet in words and in a colour: a settled one by how it ended.
import { useTranslation } from "react-i18next";
import { ownValue } from "#contract/own-value.ts";
import { Badge } from "#ui/text/badge.tsx";
import type { RecordRow } from "./record-row.ts";
import { betStateText } from "./record-words.ts";

type Settled = Pick<RecordRow, "state" | "netCents">;

export function BetState({ state, netCents }: Settled) {
  const { t } = useTranslation("account");
  const shown = shownState({ state, netCents });
  return <Badge tone={ownValue(TONES, shown) ?? "neutral"}>{betStateText(shown, t)}</Badge>;
}

export function shownState({ state, netCents }: Settled): string {
  if (state !== "settled" || netCents === null) return state;
  if (netCents === 0) return "push";
  return netCents > 0 ? "won" : "lost";
}

/** Open bets are neither won nor lost yet, so that no colour of either is theirs. */
const TONES: Readonly<
  Record<string, "warn" | "info" | "accent" | "won" | "lost" | "push" | "neutral">
> = {
  pending: "warn",
  open: "info",
  cashedOut: "accent",
  won: "won",
  lost: "lost",
  push: "push",
};
