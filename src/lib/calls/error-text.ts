// What a player reads about a failed call: the server's words, else the stock message.
import { NO_DATA } from "#contract/codes.ts";
import { CallError } from "../wire/call-error.ts";
import { i18n } from "../text/i18n.ts";
import { isOffline } from "../browser/offline.ts";

export function errorText(error: unknown): string {
  // A part of the site that could not be fetched is a matter of the network too.
  if (!(error instanceof CallError)) return i18n.t("errors:network");
  switch (error.kind) {
    case "network":
      return i18n.t(isOffline() ? "errors:offline.call" : "errors:network");
    case "timeout":
      return i18n.t("errors:timeout");
    case "offline":
      return i18n.t("errors:offline.money");
    case "code":
      return saidText(error) ?? stockText(error.code);
    default:
      return i18n.t(UNAVAILABLE);
  }
}

/** The server's own words for a refusal; null for every other failure. */
export function saidText(error: unknown): string | null {
  if (!(error instanceof CallError) || error.kind !== "code") return null;
  return error.envelope?.message || null;
}

/** Whether a read was answered with nothing. */
export function isNoData(error: unknown): boolean {
  return error instanceof CallError && error.code === NO_DATA;
}

const UNAVAILABLE = "errors:code.6005";

function stockText(code: number | null): string {
  const stock = `errors:code.${code}`;
  return i18n.exists(stock) ? i18n.t(stock) : i18n.t(UNAVAILABLE);
}
