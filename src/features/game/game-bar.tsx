// Above the game: the way back, what is played and for how long, the money, the view.
import { ArrowLeft, Clock, Maximize, Minimize, RotateCw } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { SafetyInGame } from "#domain/safety/safety-parts.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { GameWallet } from "./game-wallet.tsx";
import { formatDuration } from "#lib/text/format.ts";
import { useFullScreen } from "./use-full-screen.ts";
import type { LaunchMoney } from "./use-venue-money.ts";

interface GameBarProps {
  /** What fills the screen. */
  readonly room: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly channelCode: string;
  readonly from: string | null;
  readonly demo: boolean;
  readonly seconds: number;
  readonly money: LaunchMoney;
  readonly onReload: () => void;
}

export function GameBar(props: GameBarProps) {
  const { room, name, channelCode, from, demo, seconds, money, onReload } = props;
  const { t } = useTranslation("game");
  const navigate = useNavigate();
  const screen = useFullScreen(room);
  const back = () => void (from === null ? navigate(PAGES.home) : navigate(-1));
  return (
    <div role="toolbar" aria-label={t("bar")} className={bar}>
      <IconButton icon={ArrowLeft} label={t("back")} onClick={back} />
      <div className={names}>
        <b className={title}>
          <span className={css({ truncate: true })}>{name}</span>
          {demo && <Badge tone="alt">{t("demo")}</Badge>}
        </b>
        <span className={clock} role="timer" aria-label={t("played")} aria-live="off">
          <Icon as={Clock} />
          <span className={figures}>{formatDuration(seconds)}</span>
        </span>
      </div>
      {/* Comes late: where it stands, only the name gives way, and nothing moves under the finger. */}
      {!demo && <SafetyInGame />}
      {!demo && (
        <GameWallet
          money={money}
          name={name}
          channelCode={channelCode}
          onOpen={() => void screen.leave()}
        />
      )}
      <IconButton icon={RotateCw} label={t("reload")} onClick={onReload} />
      {screen.isOffered && (
        <IconButton
          icon={screen.isFull ? Minimize : Maximize}
          label={t(screen.isFull ? "fullScreen.leave" : "fullScreen.enter")}
          onClick={() => void screen.toggle()}
        />
      )}
    </div>
  );
}

const bar = css({
  position: "relative",
  zIndex: "1",
  display: "flex",
  flexWrap: { base: "wrap", desktop: "nowrap" },
  alignItems: "center",
  gap: { base: "1", desktop: "3" },
  flex: "none",
  minHeight: { base: "14", desktop: "13" },
  paddingInline: { base: "2", desktop: "4" },
  paddingTop: { base: "1", desktop: "0" },
  paddingBottom: { base: "safe-bottom", desktop: "0" },
  background: "surface",
  _professional: { desktop: { minHeight: "11" } },
  borderTop: { base: "thin", desktop: "none" },
  borderBottom: { base: "none", desktop: "thin" },
});

const names = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  alignItems: { base: "flex-start", desktop: "center" },
  columnGap: "4",
  flex: "1",
  minWidth: "0",
  "@media (max-width: 22rem)": {
    flex: "line",
    order: "-1",
    flexDirection: "row",
    justifyContent: "space-between",
    paddingInline: "2",
  },
});

const title = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  maxWidth: "full",
  minWidth: "0",
  color: "text-strong",
  fontSize: { base: "sm", desktop: "md" },
  fontWeight: "bold",
  lineHeight: "tight",
});

const clock = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  color: "text-muted",
  fontSize: "xs",
});
