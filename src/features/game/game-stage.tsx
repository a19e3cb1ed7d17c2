// The game, or why there is none yet and what to do.
import { ArrowUpRight, House, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import * as PAGES from "#contract/pages.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { FrameState } from "./frame-state.tsx";
import { GameFrame } from "./game-frame.tsx";
import { StageScreen } from "./stage-screen.tsx";
import type { GameState } from "./use-game.ts";

interface GameStageProps {
  readonly state: GameState;
  readonly name: string;
  readonly demo: boolean;
  /** Money in the venue has moved. */
  readonly onBalance: () => void;
  readonly onReload: () => void;
}

export function GameStage({ state, name, demo, onBalance, onReload }: GameStageProps) {
  switch (state.kind) {
    case "starting":
      return <FrameState {...{ name, demo, onReload }} />;
    case "open":
      return <GameFrame key={state.url} {...{ url: state.url, name, demo, onBalance, onReload }} />;
    case "window":
      return <OwnWindow url={state.url} name={name} />;
    case "refused":
      return <Refused />;
    default:
      return <Stopped state={state} name={name} onReload={onReload} />;
  }
}

function OwnWindow({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useTranslation("game");
  return (
    <StageScreen
      title={t("window.title", { name })}
      note={t("window.note")}
      action={
        <Button tone="primary" size="lg" onClick={() => window.open(url, "_blank", "noopener")}>
          <Icon as={ArrowUpRight} />
          {t("window.open")}
        </Button>
      }
    />
  );
}

function Refused() {
  const { t } = useTranslation("game");
  return (
    <StageScreen
      title={t("refused.title")}
      note={t("refused.note")}
      action={
        <Button size="lg" onClick={askCustomerService}>
          {t("refused.ask")}
        </Button>
      }
    />
  );
}

interface StoppedProps extends Pick<GameStageProps, "name" | "onReload"> {
  readonly state: Extract<GameState, { readonly message: string }>;
}

/** The server's words, and another try. */
function Stopped({ state: { kind, message }, name, onReload }: StoppedProps) {
  const { t } = useTranslation("game");
  const offline = useOffline(({ since }) => since !== null);
  return (
    <StageScreen
      title={offline ? t("offline.title") : t(`${kind}.title`, { name })}
      note={offline ? t("offline.note") : message}
      action={
        <>
          <ButtonLink to={PAGES.home} size="lg">
            <Icon as={House} />
            {t("home")}
          </ButtonLink>
          <Button tone="primary" size="lg" onClick={onReload}>
            <Icon as={RotateCw} />
            {t(`${kind}.again`)}
          </Button>
        </>
      }
    />
  );
}
