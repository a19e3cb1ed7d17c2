// The member's money in the bar: at the venue, in the centre wallet, and a transfer without leaving the game.
import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { emit } from "#session/site/events.ts";
import { buttonStyle } from "#ui/buttons/button-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import type { LaunchMoney } from "./use-venue-money.ts";

interface GameWalletProps {
  readonly money: LaunchMoney;
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
    <Row align="center" gap={{ base: "2", desktop: "4" }} flex="none">
      <Figure label={t("money.venue")} cents={money.venueCents} failed={money.failed} />
      <Box as="span" display={{ base: "none", desktop: "block" }}>
        <Figure label={t("money.centre")} cents={money.centreCents} failed={false} />
      </Box>
      <PlainButton
        aria-label={t("money.transfer")}
        className={cx(buttonStyle({ tone: "soft", size: "sm" }), button)}
        onClick={open}
      >
        <Icon as={ArrowLeftRight} />
        <span className={word}>{t("money.transfer")}</span>
      </PlainButton>
    </Row>
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
    <Stack as="span" justifyItems="end" lineHeight="tight">
      <Text as="span" color="text-muted" size="2xs">
        {label}
      </Text>
      <Text as="span" color="text-strong" size="sm" weight="bold">
        {cents === null ? (
          <>
            {" "}
            <span aria-hidden="true">--</span>
            <span className={srOnly}>{t(failed ? "money.failed" : "money.loading")}</span>
          </>
        ) : (
          <Money cents={cents} />
        )}
      </Text>
    </Stack>
  );
}

const button = css({ minHeight: { base: "11", desktop: "0" } });
const word = css({
  "@media (max-width: 27rem)": { display: "none" },
});
