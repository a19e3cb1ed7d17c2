// The amount below the selections, with the quick stakes and the keypad for whichever amount is in use.
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { shownOdds } from "#contract/betting/odds.ts";
import { css } from "#styled/css/index.js";
import { Grid, Stack, Text } from "#styled/jsx/index.js";
import { figures } from "#ui/money/money.tsx";
import { AmountInput } from "#ui/fields/amount-input.tsx";
import { backedText } from "#domain/bets/play-words.ts";
import { productText } from "#domain/bets/ticket-words.ts";
import { entryPrice } from "../state/slip-entry.ts";
import { type BetFigures, betsByKind } from "../state/slip-figures.ts";
import { useConfirming, useSlip, useSlipFigures } from "../state/slip-store.ts";
import { factsOf } from "./entry-words.ts";
import { Keypad } from "./keypad.tsx";
import { QuickStakes } from "./quick-stakes.tsx";
import { StakeField, stakeLabel } from "./stake-field.tsx";
import { pressKey } from "./stake-keys.ts";
import {
  commonStake,
  EVERY_SINGLE,
  mainKeyOf,
  targetOf,
  typeInto,
  useStakeTarget,
} from "./stake-target.ts";
import { useKeypad, useKeypadShown } from "./use-keypad.ts";
import { setDeviceKeyboard, setKeypad } from "./view-store.ts";

export function MainStake() {
  const { t } = useTranslation("sport");
  const { bets } = useSlipFigures();
  const series = useSlip(({ mode }) => mode === "series");
  const key = mainKeyOf(bets);
  const bet = bets.find((one) => one.key === key);
  if (key === null)
    return series ? (
      <Text color="text-muted" size="xs">
        {t("view.seriesTooFew")}
      </Text>
    ) : null;
  return (
    <Stack gap="2" minWidth="0">
      {bet === undefined ? (
        <EverySingle bets={bets} />
      ) : (
        <>
          <StakeField bet={bet} label={series ? <SeriesLabel bet={bet} /> : t("view.stake")} />
          {series && <SeriesFactors bet={bet} />}
        </>
      )}
      <StakeTools />
    </Stack>
  );
}

/** `3 串 1 @ 6.86 欧洲盘`, `同场组合 2 项 @ 3.40 欧洲盘` */
function SeriesLabel({ bet: { legs, bets } }: { readonly bet: BetFigures }) {
  const { t } = useTranslation("sport");
  const [only, second] = legs;
  const name =
    only !== undefined && second === undefined
      ? backedText(factsOf(only), t)
      : t("view.system", { legs: legs.length, bets });
  const odds = seriesOdds(legs);
  return odds === "" ? name : `${name} @ ${odds} ${t("list.oddsTypes.E")}`;
}

/** How the odds of a series came about: `1.86 × 1.96 × 1.90`, in European odds. */
function SeriesFactors({ bet: { legs } }: { readonly bet: BetFigures }) {
  const { t } = useTranslation("sport");
  if (legs.length < 2 || seriesOdds(legs) === "") return null;
  const factors = legs.map((leg) => {
    const { price, quoted } = entryPrice(leg);
    return shownOdds(price, quoted, "E");
  });
  return (
    <Text color="text-muted" size="xs" className={figures} whiteSpace="normal">
      {t("view.factors", { factors: factors.join(" × ") })}
    </Text>
  );
}

/** `@ 6.86` */
export function SeriesOdds({ bet: { legs } }: { readonly bet: BetFigures }) {
  const odds = seriesOdds(legs);
  return odds === "" ? null : <span className={figures}>@ {odds}</span>;
}

/** "" while a leg has no price. */
function seriesOdds(legs: BetFigures["legs"]): string {
  return productText(legs.map((leg) => ({ w: leg.pick.w, odds: entryPrice(leg).price })));
}

/** One amount for all singles; empty where they differ. */
export function EverySingle({ bets }: { readonly bets: readonly BetFigures[] }) {
  const { t } = useTranslation("sport");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keypad = useKeypad(EVERY_SINGLE);
  const { singles } = betsByKind(bets);
  const differ = singles.some(({ typed }) => typed !== singles[0]?.typed);
  return (
    <Grid columns="minmax(0, 1fr) 7.5rem" align="center" gap="2">
      <label htmlFor={id} className={stakeLabel}>
        {t("view.everySingle", { count: singles.length })}
      </label>
      <AmountInput
        size="sm"
        data-stake={EVERY_SINGLE}
        className={css({ scrollMarginTop: "24" })}
        ref={input}
        id={id}
        placeholder={t(differ ? "view.differ" : "view.stakeShort")}
        value={commonStake(singles)}
        invalid={false}
        inputMode={keypad.own ? "none" : "decimal"}
        onChange={(text) => typeInto(targetOf(EVERY_SINGLE, bets), text)}
        onFocus={keypad.open}
        {...keypad.ends}
      />
    </Grid>
  );
}

function StakeTools() {
  const { t } = useTranslation("sport");
  const target = useStakeTarget();
  const confirming = useConfirming();
  const shown = useKeypadShown();
  if (target === null || confirming) return null;
  return (
    <>
      <QuickStakes target={target} />
      {shown && (
        <Keypad
          label={t("view.stake")}
          onKey={(pressed) => typeInto(target, pressKey(target.typed, pressed))}
          onMax={target.max}
          onClose={() => setKeypad(false)}
          onKeyboard={() => setDeviceKeyboard()}
        />
      )}
    </>
  );
}
