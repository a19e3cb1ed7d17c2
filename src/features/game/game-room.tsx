// A game with its bar: above it on large screens, under the thumb on phones.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import type { GameInfo } from "#domain/games/game-info.ts";
import { useNamedPage } from "#session/site/page-name.ts";
import { holdVenue } from "#domain/wallet/venue-stay.ts";
import { cssVars } from "#ui/text/css-vars.ts";
import { srOnly } from "#ui/text/sr-only.ts";
import { GameBar } from "./game-bar.tsx";
import { GameStage } from "./game-stage.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { useGame } from "./use-game.ts";
import { usePlayTime } from "./use-play-time.ts";
import { useVenueMoney } from "./use-venue-money.ts";
import { Row } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";

interface GameRoomProps {
  readonly game: GameInfo;
  readonly path: string;
  /** Null where the page was not opened by a launch. */
  readonly launchedName: string | null;
  /** Where the member came from; null for a typed address. */
  readonly from: string | null;
  readonly demo: boolean;
}

export function GameRoom({ game, path, launchedName, from, demo }: GameRoomProps) {
  const { t } = useTranslation("game");
  const room = useRef<HTMLDivElement>(null);
  const money = useVenueMoney(game.enName, !demo);
  const name = launchedName ?? money.venueName ?? game.enName;
  const { state, relaunch } = useGame(
    { target: { ...game, name }, options: { demo } },
    { path, onMoved: money.refresh },
  );
  const time = usePlayTime(path);
  const top = useRoomTop(room);
  useNamedPage(name);
  useEffect(() => holdVenue(game.enName), [game.enName]);
  return (
    <div ref={room} className={roomStyle} style={cssVars({ "--room-top": `${top}px` })}>
      <h1 className={srOnly}>{t("title", { name })}</h1>
      <GameBar
        room={room}
        name={name}
        channelCode={game.enName}
        from={from}
        demo={demo}
        seconds={time.seconds}
        money={money}
        onReload={relaunch}
      />
      {time.reminder > 0 && <PlayReminder hours={time.reminder} onDismiss={time.dismiss} />}
      <section aria-label={t("stage", { name })} className={cx(stage)}>
        <GameStage {...{ state, name, demo }} onBalance={money.refresh} onReload={relaunch} />
      </section>
      {!demo && <LeaveGuard channelCode={game.enName} venueName={name} money={money} />}
    </div>
  );
}

const roomStyle = css({
  position: { base: "fixed", desktop: "relative" },
  inset: { base: "0", desktop: "auto" },
  zIndex: { base: "sheet", desktop: "auto" },
  display: "flex",
  flexDirection: { base: "column-reverse", desktop: "column" },
  height: { base: "auto", desktop: "[max(30rem, calc(100dvh - var(--room-top)))]" },
  background: "canvas",
});

const stage = css({ position: "relative", flex: "1", minHeight: "0" });

// Each full hour: how long the member has been playing.
interface PlayReminderProps {
  readonly hours: number;
  readonly onDismiss: () => void;
}

function PlayReminder({ hours, onDismiss }: PlayReminderProps) {
  const { t } = useTranslation("game");
  return (
    <output className={place}>
      <Note tone="warn">
        <Row as="span" wrap="wrap" align="center" columnGap="4" rowGap="2">
          {t("reminder.text", { hours })}
          <Button size="sm" onClick={onDismiss}>
            {t("reminder.dismiss")}
          </Button>
        </Row>
      </Note>
    </output>
  );
}

const place = css({ display: "block", flex: "none", padding: "2", background: "surface" });

/** How far below the top of the document an element begins: the site's bars differ by brand and width. */
function useRoomTop(room: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = room.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [room]);
  return top;
}
