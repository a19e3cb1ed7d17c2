// `/pg/game` and `/dz/game`: the game of a launch that answered a value instead of an address (spec:
// betting-and-money §4 "Game launch"). Fills the window.
import { ArrowLeft, House } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { isFirstEntry, isInstalled } from "#lib/browser/installed.ts";
import { slotGameUrl, takeSlotGame } from "#domain/games/slot-value.ts";
import { useNamedPage } from "#session/site/page-name.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { GameFrame } from "./game-frame.tsx";
import { StageScreen } from "./stage-screen.tsx";

export function Page() {
  const { t } = useTranslation("game");
  const { t: title } = useTranslation("titles");
  const [game] = useState(takeSlotGame);
  const url = game === null ? null : slotGameUrl(game.value);
  const name = game?.name ?? title("game");
  useNamedPage(name);
  const navigate = useNavigate();
  const back = () => void (isFirstEntry() ? navigate(PAGES.home) : navigate(-1));
  return (
    <main id="main" tabIndex={-1} className={page}>
      <h1 className={srOnly}>{t("title", { name })}</h1>
      {url === null ? (
        <StageScreen
          title={t("noValue.title")}
          note={t("noValue.note")}
          action={
            <ButtonLink to={PAGES.home} tone="primary" size="lg">
              <Icon as={House} />
              {t("home")}
            </ButtonLink>
          }
        />
      ) : (
        <GameFrame
          url={url}
          name={name}
          demo={false}
          onBalance={() => {}}
          onReload={() => window.location.reload()}
        />
      )}
      {isInstalled() && (
        <IconButton
          floating
          tone="raised"
          icon={ArrowLeft}
          label={t("back")}
          className={exit}
          onClick={back}
        />
      )}
    </main>
  );
}

/** Nothing of a browser leads out of the window that the game fills. */
const exit = css({ bottom: "2-safe", left: "2", zIndex: "sticky" });

const page = css({ position: "relative", height: "dvh", background: "canvas", outline: "none" });
