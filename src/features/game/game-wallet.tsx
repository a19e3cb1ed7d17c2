// The member's money in the bar: at the venue, in the centre wallet, and a transfer without leaving the game.
import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { emit } from "#session/site/events.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { srOnly } from "#ui/sr-only.ts";
import type { VenueMoney } from "./use-venue-money.ts";

interface GameWalletProps {
  readonly money: VenueMoney;
  readonly name: string;
  readonly channelCode: string;
  readonly onOpen: () => void;
}

export function GameWallet({ money, name, channelCode, onOpen }: GameWalletProps) {
  const { t } = useTranslation("game");
  const open = () => {
    onOpen();
    emit("show_venue_dialog", {
      venueName: money.venueName ?? name,
      channelCode,
      balanceCents: money.centreCents ?? 0,
      venueCents: money.venueCents,
      onTransferred: money.refresh,
    });
  };
  return (
    <div className={line}>
      <Figure label={t("money.venue")} cents={money.venueCents} failed={money.failed} />
      <span className={centre}>
        <Figure label={t("money.centre")} cents={money.centreCents} failed={false} />
      </span>
      <PlainButton
        aria-label={t("money.transfer")}
        className={cx(buttonStyle({ tone: "soft", size: "sm" }), button)}
        onClick={open}
      >
        <Icon as={ArrowLeftRight} />
        <span className={word}>{t("money.transfer")}</span>
      </PlainButton>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly cents: number | null;
  readonly failed: boolean;
}

function Figure({ label, cents, failed }: FigureProps) {
  const { t } = useTranslation("game");
  return (
    <span className={figure}>
      <span className={caption}>{label}</span>
      {cents === null ? (
        <span className={amount}>
          <span aria-hidden="true">--</span>
          <span className={srOnly}>{t(failed ? "money.failed" : "money.loading")}</span>
        </span>
      ) : (
        <Money cents={cents} className={amount} />
      )}
    </span>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "2", desktop: "4" },
  flex: "none",
});
const figure = css({ display: "grid", justifyItems: "end", lineHeight: "tight" });
const caption = css({ color: "text-muted", fontSize: "2xs" });
const amount = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const centre = css({ display: { base: "none", desktop: "block" } });
const button = css({ minHeight: { base: "11", desktop: "0" } });
const word = css({
  "@media (max-width: 27rem)": { display: "none" },
});
