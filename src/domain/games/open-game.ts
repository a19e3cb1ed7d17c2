// Opens a launched game: in the site, in a new window or on the slot game page, depending on the answer.
import { generatePath } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { brandEntry } from "#brand/brand.ts";
import { localPath, pathInBar } from "#brand/local-path.ts";
import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { showTip } from "#session/overlays/tips.ts";
import { gamePath } from "./game-info.ts";
import { showInWindow } from "./game-window.ts";
import { followOwnWindow } from "./own-window.ts";
import { leaveLaunched } from "./launched-game.ts";
import type { LaunchWay } from "./launch-way.ts";
import { keepSlotGame, slotGameUrl } from "./slot-value.ts";
import { keepLaunch, launchOwner } from "../sports/sport-launch.ts";
import type { StartedGame } from "./pressed-game.ts";

export function openGame(way: LaunchWay, start: StartedGame): void {
  if (way.kind !== "window" && (way.kind !== "slot" || way.inSite)) start.held?.close();
  switch (way.kind) {
    case "sport": {
      keepLaunch(launchOwner(), way.data);
      return openSport(start);
    }
    case "inSite":
      return openInSite(way.url, start);
    case "window":
      return openInWindow(way.url, start);
    case "slot": {
      const { name } = start.target;
      keepSlotGame({ value: way.value, name });
      const url = slotGameUrl(way.value);
      if (!way.inSite) return openInWindow(localPath(PAGES.slotGame), start);
      return url === null ? refuse() : openInSite(url, start);
    }
    case "refused":
      return refuse();
  }
}

function openSport({ navigate }: StartedGame): void {
  const path = localSportPath();
  if (path === null) refuse();
  else void navigate(path);
}

/** Found in the route table: a site without sports must not name the page. */
export function localSportPath(): string | null {
  const page = brandEntry().pages.find(({ route }) => route.page === "local-sport");
  return page === undefined ? null : generatePath(page.route.path, { enName: "crty" });
}

function openInSite(url: string, { target, options, navigate, held }: StartedGame): void {
  const path = gamePath(target);
  if (path === null) return openInWindow(url, { target, options, held });
  const shown = pathInBar();
  const from = shown === path ? null : shown + window.location.search;
  leaveLaunched({ path, url });
  const demo = options.demo === true ? "?demo=1" : "";
  void navigate(path + demo, { state: { name: target.name, from } });
}

/** Without a press at hand the browser may block it: then a button of the page opens it. */
function openInWindow(url: string, start: Pick<StartedGame, "target" | "options" | "held">): void {
  if (isShown(url, start)) return;
  const { target, options } = start;
  showTip({
    title: target.name,
    msg: i18n.t("venue-entry:launch.blocked", { venue: target.name }),
    sureText: i18n.t("venue-entry:launch.open"),
    onSure: () => void isShown(url, { target, options, held: null }),
  });
}

/** Whether the browser lets it open. Play money needs no way back. */
function isShown(
  url: string,
  { target, options, held }: Pick<StartedGame, "target" | "options" | "held">,
): boolean {
  const shown = showInWindow(url, held);
  if (shown !== null && options.demo !== true) followOwnWindow(target.enName, shown);
  return shown !== null;
}

function refuse(): void {
  showToast(i18n.t("venue-entry:launch.refused"));
}
