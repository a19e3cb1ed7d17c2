// What a player reads about a failed call: the server's words, else the stock message of the code.
import { CallError } from "./call-error.ts";
import { i18n } from "./i18n.ts";

export function errorText(error: unknown): string {
  if (!(error instanceof CallError) || error.kind !== "code") return i18n.t("errors:network");
  if (error.envelope !== null && error.envelope.message !== "") return error.envelope.message;
  const stock = `errors:code.${error.code}`;
  return i18n.exists(stock) ? i18n.t(stock) : i18n.t("errors:code.6005");
}
