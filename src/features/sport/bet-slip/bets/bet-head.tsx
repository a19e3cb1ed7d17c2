import { useTranslation } from "react-i18next";
import { Text } from "#styled/jsx/index.js";
import { type TicketFacts, ticketOdds, ticketTitle } from "#domain/bets/ticket-words.ts";
import { figures } from "#ui/money/money.tsx";

/** `铁港联队 +0.5 @ 0.84 香港盘`, `3 串 1 @ 6.86 欧洲盘`. */
export function BetHead({ bet }: { readonly bet: TicketFacts }) {
  const { t } = useTranslation("sport");
  const odds = ticketOdds(bet, t);
  return (
    <Text color="text-strong" size="sm" weight="bold">
      {ticketTitle(bet, t)}
      {odds !== "" && <span className={figures}> @ {odds}</span>}
    </Text>
  );
}
