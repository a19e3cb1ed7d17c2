// Under the header, after a game in a window of its own: which venue the money is at, and the way back.
import { Undo2, X } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ownValue } from "#contract/own-value.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { useVenueMoney } from "../../features/game/use-venue-money.ts";
import { forgetOwnWindow } from "#domain/games/own-window.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { recycles } from "#domain/wallet/venue-recycle.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Money } from "#ui/money/money.tsx";

export function OwnWindowMoney({ channelCode }: { readonly channelCode: string }) {
  const { t } = useTranslation("venue-entry");
  const { venueCents, venueName, refresh } = useVenueMoney(channelCode, true);
  const call = recycles.useCalls(({ calls }) => ownValue(calls, channelCode));
  const open = isOpen(call) ? call.state : null;
  // The layout of a page may have another header.
  useLocation();
  const header = document.querySelector("[data-account]")?.closest("[data-ground=header]");
  // A game may have changed it since it was asked for.
  useEffect(() => void refresh(), [refresh]);
  const empty = venueCents === 0 && open === null;
  useEffect(() => {
    if (empty) forgetOwnWindow();
  }, [empty]);
  if (header == null || venueCents === null || venueName === null || empty) return null;
  const bringBack = () => {
    if (open === "unsent") void recycles.resend(channelCode);
    else void recycles.start({ slot: channelCode, body: { channelCode, venueName } });
  };
  return createPortal(
    <div className={cx(cardStyle, box)}>
      <output className={words}>
        <Text as="span" color="text">
          {t("left.at", { venue: venueName })}
        </Text>
        <Money cents={venueCents} className={amount} />
      </output>
      <Button
        size="sm"
        tone="primary"
        loading={open !== null && open !== "unsent"}
        onClick={bringBack}
      >
        <Icon as={Undo2} />
        {t("left.back")}
      </Button>
      <IconButton size="sm" icon={X} label={t("left.close")} onClick={forgetOwnWindow} />
    </div>,
    header,
  );
}

const box = css({
  position: "absolute",
  top: "full",
  right: { base: "3", desktop: "5" },
  left: { base: "3", desktop: "auto" },
  display: "flex",
  alignItems: "center",
  gap: "3",
  marginTop: "2",
  paddingBlock: "2",
  paddingLeft: "4",
  paddingRight: "2",
  background: "surface-overlay",
  boxShadow: "3-edge",
  color: "text",
  fontSize: "sm",
});
const words = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "2",
  flex: "1",
  minWidth: "0",
});
const amount = css({ color: "text-strong", fontWeight: "bold" });
