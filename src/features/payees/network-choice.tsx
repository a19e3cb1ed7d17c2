import { useTranslation } from "react-i18next";
import { COIN_CODES, COINS, type Coin, type Network } from "#contract/coins.ts";
import { css } from "#styled/css/index.js";
import { FieldNote } from "#ui/field-note.tsx";
import { fieldLabel } from "#ui/field-style.ts";
import { Segmented } from "#ui/segmented.tsx";

interface NetworkChoiceProps {
  readonly coin: Coin;
  readonly network: Network;
  readonly onCoin: (coin: Coin) => void;
  readonly onNetwork: (network: Network) => void;
}

/** Chooses the coin and its network. Coins that are sent over another network are lost. */
export function NetworkChoice({ coin, network, onCoin, onNetwork }: NetworkChoiceProps) {
  const { t } = useTranslation("payees");
  const networks: readonly Network[] = COINS[coin].networks;
  return (
    <div className={frame}>
      <div className={choice}>
        <span aria-hidden="true" className={fieldLabel}>
          {t("coin.label")}
        </span>
        <Segmented
          label={t("coin.label")}
          options={COIN_CODES.map((value) => ({ value, label: value }))}
          value={coin}
          onChange={onCoin}
        />
      </div>
      <div className={choice}>
        <span aria-hidden="true" className={fieldLabel}>
          {t("network.label")}
        </span>
        <Segmented
          label={t("network.label")}
          options={networks.map((value) => ({ value, label: value }))}
          value={network}
          onChange={onNetwork}
        />
      </div>
      <div className={note}>
        <FieldNote tone="hint">{t(`network.${network}`)}</FieldNote>
      </div>
    </div>
  );
}

const frame = css({ display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "3" });
const choice = css({ display: "grid", gap: "2", justifyItems: "start" });
const note = css({ width: "full" });
