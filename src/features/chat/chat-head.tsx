// Title of the room, how many are there, the score, and whether the connection works.
import { PanelLeft, PanelRight, Users, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CHAT_LOBBY } from "#contract/chat-rooms.ts";
import { css, cva } from "#styled/css/index.js";
import { Box, Heading, Row, Text } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { openChat } from "#domain/chat/chat-panel.ts";
import { Badge } from "#ui/text/badge.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { TextButton } from "./text-button.tsx";
import { chat } from "./client/chat-deps.ts";

export interface Move {
  readonly to: "left" | "right";
  readonly act: () => void;
}

interface ChatHeadProps {
  /** Undefined in a sheet, which has a title and a button of its own. */
  readonly onClose: (() => void) | undefined;
  readonly move: Move | undefined;
}

export function ChatHead({ onClose, move }: ChatHeadProps) {
  const { t } = useTranslation("chat");
  const room = chat.useState((state) => state.room);
  const rid = chat.useState((state) => state.rid);
  return (
    <header className={head}>
      <Box flex="1" minWidth="0">
        {onClose && (
          <Heading size="md" lineHeight="tight" truncate>
            {room?.title ?? t("title")}
          </Heading>
        )}
        <Row as="p" wrap="wrap" columnGap="3" marginTop="1" color="text-muted" size="xs">
          <Connection />
          {room && (
            <Row as="span" align="center" gap="1">
              <Icon as={Users} size={1} />
              <span className={figures}>{t("online", { count: formatCount(room.online) })}</span>
            </Row>
          )}
          {rid !== null && rid !== CHAT_LOBBY && (
            <TextButton onClick={() => openChat()}>{t("toLobby")}</TextButton>
          )}
        </Row>
      </Box>
      <Score />
      {move && (
        <IconButton
          size="sm"
          icon={move.to === "left" ? PanelLeft : PanelRight}
          label={t(move.to === "left" ? "toLeft" : "toRight")}
          onClick={move.act}
        />
      )}
      {onClose && <IconButton size="sm" icon={X} label={t("close")} onClick={onClose} />}
    </header>
  );
}

function Connection() {
  const { t } = useTranslation("chat");
  const connection = chat.useState((state) => state.connection);
  return (
    <Row as="output" align="center" gap="1">
      <i className={dot({ connection })} aria-hidden="true" />
      {t(`connection.${connection}`)}
    </Row>
  );
}

function Score() {
  const { t } = useTranslation("chat");
  const score = chat.useState((state) => state.score);
  if (score === null) return null;
  return (
    <p className={scoreBox} aria-label={t("score", { home: score.home, away: score.away })}>
      <Text as="b" color="text-strong" size="lg" lineHeight="none" className={figures}>
        {score.home} - {score.away}
      </Text>
      <Badge tone={score.text === "" ? "live" : "neutral"}>{score.text || t("live")}</Badge>
    </p>
  );
}

const head = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  paddingBlock: { base: { base: "2", _low: "0" }, desktop: "3" },
  paddingInline: "4",
  borderBottom: "thin",
  background: "surface-raised",
});
const dot = cva({
  base: { width: "1-5", height: "1-5", borderRadius: "pill" },
  variants: {
    connection: {
      open: { background: "success" },
      connecting: { background: "warning" },
      down: { background: "danger" },
    },
  },
});
const scoreBox = css({ display: "grid", justifyItems: "center", gap: "0-5" });
