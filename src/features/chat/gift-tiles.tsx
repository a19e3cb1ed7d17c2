import { useTranslation } from "react-i18next";
import type { ChatGiftOffer } from "#contract/api/chat.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { GiftIcon } from "./gift-icon.tsx";

interface GiftTilesProps {
  readonly offers: readonly ChatGiftOffer[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

export function GiftTiles({ offers, chosen, onChoose }: GiftTilesProps) {
  const { t } = useTranslation("chat");
  return (
    <fieldset aria-label={t("gift.choose")} className={grid}>
      {offers.map(({ key, name, cents, icon }) => (
        <PlainButton
          key={key}
          aria-pressed={key === chosen}
          className={tile}
          onClick={() => onChoose(key)}
        >
          <GiftIcon icon={icon} className={drawing} />
          <b>{name}</b>
          <Text as="span" color="text-muted" textStyle="figures">
            {formatCents(cents)}
          </Text>
        </PlainButton>
      ))}
    </fieldset>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
});
const tile = css({
  display: "grid",
  justifyItems: "center",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-raised",
  boxShadow: "edge-strong",
  color: "text-strong",
  fontSize: "xs",
  _hover: { background: "surface-hover" },
  "&[aria-pressed=true]": { background: "accent-subtle", boxShadow: "edge-mark" },
});
const drawing = css({ color: "accent-text", fontSize: "2xl" });
