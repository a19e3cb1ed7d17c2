// The amounts of a bet, and beside them what they mean.
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { Grid, Row } from "#styled/jsx/index.js";
import { runningPart } from "#domain/bets/running-part.ts";
import { FiguresHelp } from "#ui/overlays/figures-help.tsx";
import { Money } from "#ui/money/money.tsx";

type Figure = "free" | "risk" | "win" | "left" | "leftWin" | "returned" | "cashed" | "net";

const NAMES = {
  free: "view.freeBet.name",
  risk: "view.risk",
  win: "view.win",
  left: "bets.left",
  leftWin: "bets.leftWin",
  returned: "bets.returned",
  cashed: "bets.cashed",
  net: "bets.net",
} as const satisfies Record<Figure, string>;
const MEANINGS = {
  free: "view.freeBet.meaning",
  risk: "view.figures.risk",
  win: "view.figures.win",
  left: "bets.figures.left",
  leftWin: "bets.figures.leftWin",
  returned: "bets.figures.returned",
  cashed: "bets.figures.cashed",
  net: "bets.figures.net",
} as const satisfies Record<Figure, string>;

export function BetAmounts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation("sport");
  const shown = amountsOf(ticket);
  return (
    <Grid columns="minmax(0, 1fr) auto" align={{ base: "center", desktop: "start" }} gap="1">
      <Grid as="dl" columns="repeat(auto-fit, minmax(7rem, 1fr))" columnGap="3" rowGap="1">
        {shown.map(({ figure, cents }) => (
          <Row key={figure} wrap="wrap" justify="space-between" columnGap="2">
            <dt>{t(NAMES[figure])}</dt>
            <dd>
              <Money
                sign={figure === "net"}
                cents={cents}
                className={figure === "net" && cents > 0 ? won : strong}
              />
            </dd>
          </Row>
        ))}
      </Grid>
      <FiguresHelp
        inLine
        title={t("bets.figures.open")}
        figures={shown.map(({ figure }) => ({
          name: t(NAMES[figure]),
          meaning: t(MEANINGS[figure]),
        }))}
      />
    </Grid>
  );
}

function amountsOf(ticket: Ticket): readonly { readonly figure: Figure; readonly cents: number }[] {
  const { riskCents, winCents, cashedCents, returnCents, netCents, settledAt, freeBet } = ticket;
  const over = settledAt !== null && returnCents !== null;
  const rest = runningPart(ticket);
  if (rest !== null) {
    return [
      { figure: "left", cents: rest.riskCents },
      { figure: "leftWin", cents: rest.winCents },
      { figure: "cashed", cents: cashedCents },
    ];
  }
  return [
    freeBet === null
      ? { figure: "risk", cents: riskCents }
      : { figure: "free", cents: freeBet.stakeCents },
    over ? { figure: "returned", cents: returnCents } : { figure: "win", cents: winCents },
    ...(cashedCents > 0 ? [{ figure: "cashed", cents: cashedCents } as const] : []),
    ...(over && netCents !== null ? [{ figure: "net", cents: netCents } as const] : []),
  ];
}

const strong = css({ color: "text-strong", fontWeight: "semibold" });
const won = css({ color: "win", fontWeight: "bold" });
