// The reasons why the whole balance cannot be withdrawn: one line, which opens at a press.
import { Gift, Ticket } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TurnoverSource, WithdrawInfo } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money } from "#ui/money/money.tsx";
import { TurnoverRow } from "./turnover-row.tsx";

const SHOWN = 3;
/** Of these the money is in the centre wallet; of the others it is held beside it. */
const IN_WALLET: ReadonlySet<TurnoverSource["kind"]> = new Set(["deposit", "adjust"]);

export function HeldBack({ info }: { readonly info: WithdrawInfo }) {
  const { t } = useTranslation("withdraw");
  const { bonusCents, betsCents } = info;
  const missing = info.turnover
    .filter(isMissing)
    .toSorted((one, other) => Number(isInWallet(other)) - Number(isInWallet(one)));
  const count = missing.length + Number(bonusCents > 0) + Number(betsCents > 0);
  const [open, setOpen] = useState(info.withdrawableCents <= 0);
  const id = useId();
  if (count === 0) return null;
  return (
    <Stack gap="3" justifyItems="stretch">
      <Row align="center" justify="space-between">
        <Heading size="sm">{t("why.title")}</Heading>
        <Button
          size="sm"
          tone="ghost"
          className={more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t("why.less") : t("why.more", { count })}
        </Button>
      </Row>
      <div id={id} className={body} data-open={open || undefined}>
        <Sources sources={missing} />
        {bonusCents > 0 && (
          <p className={line}>
            <Icon as={Gift} />
            <b>{t("why.bonus")}</b>
            <Money cents={bonusCents} className={sum} />
            <Text as="span" gridColumn="2 / -1" color="text-muted" size="xs">
              {t("why.bonusNote")}
            </Text>
          </p>
        )}
        {betsCents > 0 && (
          <p className={line}>
            <Icon as={Ticket} />
            <b>{t("why.bets")}</b>
            <Money cents={betsCents} className={sum} />
            <Text as="span" gridColumn="2 / -1" color="text-muted" size="xs">
              {t("why.betsNote")}
            </Text>
          </p>
        )}
      </div>
    </Stack>
  );
}

function Sources({ sources }: { readonly sources: readonly TurnoverSource[] }) {
  const { t } = useTranslation("withdraw");
  const [all, setAll] = useState(false);
  if (sources.length === 0) return null;
  return (
    <>
      <Stack as="ul" role="list" gap="4">
        {sources.slice(0, all ? undefined : SHOWN).map((source) => (
          <TurnoverRow key={source.id} source={source} />
        ))}
      </Stack>
      {sources.length > SHOWN && (
        <Button size="sm" tone="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("why.less") : t("why.more", { count: sources.length })}
        </Button>
      )}
    </>
  );
}

function isInWallet({ kind }: TurnoverSource): boolean {
  return IN_WALLET.has(kind);
}

function isMissing({ doneCents, requiredCents, lockedCents }: TurnoverSource): boolean {
  return doneCents < requiredCents || lockedCents > 0;
}

const more = css({ marginRight: "-3" });
const body = css({ display: "none", gap: "3", "&[data-open]": { display: "grid" } });
const line = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "2-5",
  rowGap: "0-5",
  fontSize: "sm",
  "& > svg": { color: "text-muted" },
  "& > b": { color: "text-strong", fontWeight: "semibold" },
});
const sum = css({ color: "text-strong", fontWeight: "semibold" });
