// In the bar of a game: time and net position of the session where the profile asks for them, and the way to the
// member's controls.
import { HeartHandshake } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ProtectionInfo, protectionPulse } from "#contract/api/protection.ts";
import { SAFETY } from "#contract/safety-pages.ts";
import { css } from "#styled/css/index.js";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { ownDuty } from "#brand/brand.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { PULSE_EVERY_MS } from "#domain/safety/pulse.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { moneyTone } from "#ui/money/money-tone.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { sessionMinutes } from "./shared/session-minutes.ts";
import { minutesText } from "./shared/words.ts";

export function Part() {
  const { t } = useTranslation("safety");
  const hasClock = ownDuty("sessionClock") === true;
  const hasNet = ownDuty("netPosition") === true;
  const hasPosition = hasClock || hasNet;
  const { data } = useCall(protectionPulse, {}, { refetchEvery: PULSE_EVERY_MS });
  return (
    <div className={row}>
      {(hasPosition || ownDuty("helpLine") === true) && (
        <div className={duties}>
          {hasPosition && (
            <Position clock={hasClock} net={hasNet} session={data?.session ?? null} />
          )}
          <DutyPart name="duty-game-help" />
        </div>
      )}
      <TextLink to={SAFETY} aria-label={t("game.link")} className={link}>
        <Icon as={HeartHandshake} />
        <Box as="span" display={{ base: "none", desktop: "inline" }}>
          {t("game.link")}
        </Box>
      </TextLink>
    </div>
  );
}

interface PositionProps {
  readonly clock: boolean;
  readonly net: boolean;
  /** Null until it is known. */
  readonly session: ProtectionInfo["session"] | null;
}

function Position({ clock, net, session }: PositionProps) {
  const { t } = useTranslation("safety");
  const now = useNow();
  return (
    <Row as="dl" align="center" gap={{ base: "2", desktop: "4" }}>
      {clock && (
        <Stack justifyItems="end" lineHeight="tight">
          <Text as="dt" color="text-muted" size="2xs">
            {t("game.time")}
          </Text>
          <Text as="dd" color="text-strong" size="sm" weight="bold" className={figures}>
            {session === null ? "--" : minutesText(sessionMinutes(session.since, now), t)}
          </Text>
        </Stack>
      )}
      {net && (
        <Stack justifyItems="end" lineHeight="tight">
          <Text as="dt" color="text-muted" size="2xs">
            {t("game.net")}
          </Text>
          <Text as="dd" color="text-strong" size="sm" weight="bold">
            {session === null ? (
              "--"
            ) : (
              <Money
                cents={session.netCents}
                sign={session.netCents > 0}
                className={moneyTone(session.netCents)}
              />
            )}
          </Text>
        </Stack>
      )}
    </Row>
  );
}

const row = css({
  display: { base: "contents", desktop: "flex" },
  alignItems: "center",
  gap: "4",
  flex: "none",
});
// Phones have no room beside the wallet: a line of its own, above the buttons that stand at the foot of the screen.
const duties = css({
  display: "flex",
  flexWrap: { base: "wrap", desktop: "nowrap" },
  alignItems: "center",
  gap: { base: "2", desktop: "4" },
  flex: { base: "line", desktop: "none" },
  order: { base: "-1", desktop: "0" },
  paddingInline: { base: "2", desktop: "0" },
});
const link = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1",
  minWidth: { base: "11", desktop: "0" },
  minHeight: { base: "11", desktop: "target" },
  fontSize: { base: "md", desktop: "xs" },
  whiteSpace: "nowrap",
});
