// Which free bet pays the slip: a line above the amount, which then takes its place.
import { Ticket } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { listTime } from "#lib/time/list-times.ts";
import { openOf, useFreeBets } from "#domain/wallet/free-bets/use-free-bets.ts";
import { Select } from "#ui/fields/select.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { slip, useSlip } from "../state/slip-store.ts";
import { setKeypad } from "./view-store.ts";

/** Value of the option that pays with money. */
const NONE = "";

export function FreeBetChoice() {
  const { t } = useTranslation("sport");
  const chosen = useSlip(({ freeBet }) => freeBet);
  const open = openOf(useFreeBets().data);
  if (open.length === 0 && chosen === null) return null;
  const offered =
    chosen === null || open.some(({ id }) => id === chosen.id) ? open : [chosen, ...open];
  const options = [
    { value: NONE, label: t("view.freeBet.none") },
    ...offered.map(({ id, amountCents, until }) => ({
      value: id,
      label: t("view.freeBet.option", {
        amount: unbrokenCents(amountCents),
        date: listTime(until),
      }),
    })),
  ];
  const choose = (id: string) => {
    // There is nothing to type then.
    setKeypad(false);
    slip.setFreeBet(offered.find((one) => one.id === id) ?? null);
  };
  return (
    <Stack gap="1" minWidth="0">
      <Row align="center" gap="2" minWidth="0" size="xs">
        <Row
          as="span"
          align="center"
          gap="1"
          flex="1"
          minWidth="0"
          color="text-strong"
          weight="bold"
        >
          <Icon as={Ticket} />
          {t("view.freeBet.name")}
        </Row>
        <Select
          inLine
          label={t("view.freeBet.choose")}
          options={options}
          value={chosen?.id ?? NONE}
          onChange={choose}
        />
      </Row>
      {chosen !== null && (
        <Text color="text-muted" size="xs" className={css({ overflowWrap: "anywhere" })}>
          {[
            t(chosen.stakeReturned ? "view.freeBet.withStake" : "view.freeBet.withoutStake"),
            ...(chosen.leastOdds === null
              ? []
              : [t("view.freeBet.leastOdds", { odds: chosen.leastOdds })]),
            t("view.freeBet.whole"),
          ].join(" · ")}
        </Text>
      )}
    </Stack>
  );
}
