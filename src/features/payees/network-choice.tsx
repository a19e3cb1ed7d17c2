import { useTranslation } from "react-i18next";
import { COIN_CODES, COINS, type Coin, type Network } from "#contract/coins.ts";
import { Box, Row, Stack } from "#styled/jsx/index.js";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { fieldLabel } from "#ui/fields/field-style.ts";
import { Segmented } from "#ui/fields/segmented.tsx";

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
    <Row wrap="wrap" columnGap="6" rowGap="3">
      <Stack gap="2" justifyItems="start">
        <span aria-hidden="true" className={fieldLabel}>
          {t("coin.label")}
        </span>
        <Segmented
          label={t("coin.label")}
          options={COIN_CODES.map((value) => ({ value, label: value }))}
          value={coin}
          onChange={onCoin}
        />
      </Stack>
      <Stack gap="2" justifyItems="start">
        <span aria-hidden="true" className={fieldLabel}>
          {t("network.label")}
        </span>
        <Segmented
          label={t("network.label")}
          options={networks.map((value) => ({ value, label: value }))}
          value={network}
          onChange={onNetwork}
        />
      </Stack>
      <Box width="full">
        <FieldNote tone="hint">{t(`network.${network}`)}</FieldNote>
      </Box>
    </Row>
  );
}
