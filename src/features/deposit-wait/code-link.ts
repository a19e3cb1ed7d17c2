// Where a payment code leads on the phone that shows it, which cannot scan its own screen.
import type { CoinOrder } from "./wait-parts.ts";
import { allowedUrl } from "#lib/browser/safe-url.ts";
import { paymentOrigins } from "#domain/payments/payment-origins.ts";

/** Apps that pay; any other scheme stays a code to scan. */
const WALLETS = /^(?:alipays?|weixin|wxp|huione|bitcoin|ethereum|tron):[\w\-./?=&%+:@]+$/i;

/** Null for a text that neither a wallet app nor a page of a payment channel opens. */
export function codeLink(text: string): string | null {
  return WALLETS.test(text) ? text : allowedUrl(text, paymentOrigins());
}

const SCHEMES = { TRC20: "tron", ERC20: "ethereum", BTC: "bitcoin" } as const;

/** The address alone: wallets disagree on how a token and its amount are written. */
export function coinLink({
  network,
  address,
}: Pick<CoinOrder, "network" | "address">): string | null {
  return codeLink(`${SCHEMES[network]}:${address}`);
}
