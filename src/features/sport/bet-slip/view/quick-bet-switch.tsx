// Quick bet on or off, and its amount: one of the player's quick stakes.
import { Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { unbrokenYuan } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { useSlip } from "../state/slip-store.ts";
import { FallLine } from "./fall-line.tsx";
import {
  setQuickBet,
  setQuickBetStake,
  useSportPreferences,
} from "../../feed/sport-preferences.ts";

export function QuickBetSwitch() {
  const { t } = useTranslation("sport");
  const { quickBet, quickBetStake, quickStakes } = useSportPreferences();
  const empty = useSlip(({ selections }) => selections.length === 0);
  const amounts = [...new Set([...quickStakes, quickBetStake])].toSorted((a, b) => a - b);
  return (
    <Box paddingInline="3" borderBottom="thin">
      <div className={row} title={t("quickBet.hint")}>
        <Icon as={Zap} />
        <Box as="span" flex="1">
          {t("quickBet.on")}
        </Box>
        {quickBet && (
          <Select
            inLine
            label={t("quickBet.stake")}
            options={amounts.map((amount) => ({
              value: String(amount),
              label: unbrokenYuan(amount),
            }))}
            value={String(quickBetStake)}
            onChange={(amount) => setQuickBetStake(Number(amount))}
          />
        )}
        <Switch label={t("quickBet.on")} checked={quickBet} onChange={setQuickBet} />
      </div>
      {/* A slip with selections shows it itself. */}
      {quickBet && empty && <FallLine />}
    </Box>
  );
}

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: { base: "10", desktop: "8" },
  fontSize: "xs",
  "& > svg": { color: "text-muted" },
});
