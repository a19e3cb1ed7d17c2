// Starts a game or a venue (spec: betting-and-money §4 "Game launch"). Part of the first paint: what a launch
// does after the press is in `start-game.ts`.
import { useNavigate } from "react-router-dom";
import { i18n } from "#lib/text/i18n.ts";
import { isOffline } from "#lib/browser/offline.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { isLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { holdWindow, needsWindow } from "./game-window.ts";
import type { LaunchOptions, LaunchTarget, PressedGame } from "./pressed-game.ts";

export type { LaunchOptions, LaunchTarget } from "./pressed-game.ts";

export type LaunchGame = (target: LaunchTarget, options?: LaunchOptions) => void;

let running = false;

export function useLaunchGame(): LaunchGame {
  const navigate = useNavigate();
  return (target, options = {}) => void pressGame({ target, options, navigate });
}

/** Ignored while a launch is running. Resolves when the game has opened, or cannot be. */
export async function pressGame(pressed: PressedGame): Promise<void> {
  if (running) return;
  if (!isLoggedIn()) return askLogin(pressed);
  if (isOffline()) return showToast(i18n.t("errors:offline.call"));
  running = true;
  // Browsers open windows at a press only, not when the answer is there.
  const held = needsWindow(pressed.target.enName) ? holdWindow() : null;
  try {
    const { startGame } = await import("./start-game.ts");
    const enterAnyway = () => pressGame({ ...pressed, isActivity: true });
    const withRules = (rulesRead: string) => pressGame({ ...pressed, rulesRead });
    await startGame({ ...pressed, held, enterAnyway, withRules });
  } catch {
    // Not even the code of a launch could be loaded.
    held?.close();
    showToast(i18n.t("errors:network"));
  } finally {
    running = false;
  }
}

function askLogin({ target, options }: PressedGame): void {
  const queue = import("./queued-launch.ts");
  queue.then(
    ({ queueLaunch }) => queueLaunch({ target, options }),
    // After the login the visitor presses again.
    () => {},
  );
  const drop = () => void queue.then(({ dropQueuedLaunch }) => dropQueuedLaunch()).catch(() => {});
  emit("show_login_tips", { onCancel: drop });
}
