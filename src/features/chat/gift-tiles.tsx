import { useTranslation } from "react-i18next";
import type { ChatGiftOffer } from "#contract/api/chat.ts";
import { css } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { PlainButton } from "#ui/plain-button.tsx";
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
          <span className={price}>{formatCents(cents)}</span>
        </PlainButton>
      ))}
    </fieldset>
  );
}

const grid = css({
  padding: "0",
  border: "none",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
});
const tile = css({
  display: "grid",
  justifyItems: "center",
  gap: "1",
  padding: "3",
  border: "none",
  borderRadius: "md",
  background: "surface-raised",
  boxShadow: "edge-strong",
  color: "text-strong",
  cursor: "pointer",
  fontSize: "xs",
  _hover: { background: "surface-hover" },
  "&[aria-pressed=true]": { background: "accent-subtle", boxShadow: "edge-mark" },
});
const drawing = css({ color: "accent-text", fontSize: "2xl" });
const price = css({ color: "text-muted", textStyle: "figures" });
