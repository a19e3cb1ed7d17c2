// The state of the game on the page: the launch just made, or one that the page makes itself.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { launch } from "#contract/api/launch.ts";
import * as PAGES from "#contract/pages.ts";
import { RULES_FIRST, VENUE_ACTIVITY, VENUE_MAINTENANCE } from "#contract/codes.ts";
import { handlingOf } from "#lib/calls/call-effects.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { refreshBalance } from "#session/account/member.ts";
import { dropLaunched, launchedUrl } from "#domain/games/launched-game.ts";
import type { LaunchWay } from "#domain/games/launch-way.ts";
import { maintenanceText } from "#domain/games/launch-failure.ts";
import { localSportPath } from "#domain/games/open-game.ts";
import type { LaunchTarget, WantedGame } from "#domain/games/pressed-game.ts";
import { sayMoved } from "#domain/games/say-moved.ts";
import { requestLaunch } from "#domain/games/request-launch.ts";
import { keepSlotGame, slotGameUrl } from "#domain/games/slot-value.ts";
import { keepLaunch, launchOwner } from "#domain/sports/sport-launch.ts";
import { askTransfer } from "#domain/games/venue-activity.ts";
import { showRulesFirst } from "#domain/safety/rules-first.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { recycles } from "#domain/wallet/venue-recycle.ts";

export type GameState =
  | { readonly kind: "starting" }
  | { readonly kind: "open"; readonly url: string }
  /** Opens in a window of its own, at a press. */
  | { readonly kind: "window"; readonly url: string }
  /** An activity locks the money elsewhere: the server's words. */
  | { readonly kind: "locked"; readonly message: string }
  | { readonly kind: "maintenance"; readonly message: string }
  | { readonly kind: "refused" }
  | { readonly kind: "failed"; readonly message: string };

const STARTING: GameState = { kind: "starting" };

interface GameOnPage {
  readonly state: GameState;
  /** Launches it again: an address is good for one visit. */
  readonly relaunch: () => void;
}

interface GamePlace {
  /** Of the game page. */
  readonly path: string;
  /** The launch has moved money into the venue. */
  readonly onMoved: () => void;
}

export function useGame(wanted: WantedGame, { path, onMoved }: GamePlace): GameOnPage {
  const navigate = useNavigate();
  const shown = useRef(false);
  /** A venue opened by its address is named once the list of venues has loaded. */
  const named = useRef(wanted.target.name);
  useEffect(() => {
    named.current = wanted.target.name;
  });
  const [state, setState] = useState<GameState>(() => {
    const url = launchedUrl(path);
    return url === null ? STARTING : { kind: "open", url };
  });
  const run = async (isActivity: boolean, rulesRead?: string) => {
    setState(STARTING);
    const asked = { ...wanted, isActivity, ...(rulesRead === undefined ? {} : { rulesRead }) };
    const { next, movedCents, rules } = await launchHere(asked, navigate);
    if (!shown.current) return movedCents > 0 ? bringBack(wanted.target) : undefined;
    setState(next);
    if (movedCents > 0) {
      void sayMoved({ ...wanted.target, name: named.current }, movedCents);
      onMoved();
    }
    if (rules !== undefined) showRulesFirst(rules, (version) => run(isActivity, version));
    if (next.kind === "locked") {
      await askTransfer({ target: wanted.target, enterAnyway: () => run(true) }, next.message);
    }
  };
  const start = useEffectEvent(() => {
    if (state === STARTING) void run(false);
  });
  useEffect(() => {
    shown.current = true;
    // Not while rendering, which may begin more than once.
    dropLaunched();
    start();
    return () => {
      shown.current = false;
    };
  }, []);
  return { state, relaunch: () => void run(false) };
}

interface LaunchedHere {
  readonly next: GameState;
  readonly movedCents: number;
  /** The rules come first. */
  readonly rules?: CallError;
}

async function launchHere(wanted: WantedGame, navigate: NavigateFunction): Promise<LaunchedHere> {
  try {
    await loadNamespace("venue-entry");
    const { way, movedCents } = await requestLaunch(wanted, isShownHere);
    return { next: stateOf(way, wanted, navigate), movedCents };
  } catch (error) {
    const next = failureState(error);
    if (!(error instanceof CallError) || error.code !== RULES_FIRST) return { next, movedCents: 0 };
    return { next, movedCents: 0, rules: error };
  } finally {
    refreshBalance();
  }
}

function failureState(error: unknown): GameState {
  const message = errorText(error);
  if (!(error instanceof CallError)) return { kind: "failed", message };
  if (error.code === VENUE_ACTIVITY) return { kind: "locked", message };
  if (error.code !== VENUE_MAINTENANCE) return { kind: "failed", message };
  return { kind: "maintenance", message: maintenanceText(error) };
}

function stateOf(way: LaunchWay, { target }: WantedGame, navigate: NavigateFunction): GameState {
  switch (way.kind) {
    case "inSite":
      return { kind: "open", url: way.url };
    case "window":
      return { kind: "window", url: way.url };
    case "slot": {
      keepSlotGame({ value: way.value, name: target.name });
      if (!way.inSite) return { kind: "window", url: PAGES.slotGame };
      const url = slotGameUrl(way.value);
      return url === null ? { kind: "refused" } : { kind: "open", url };
    }
    case "sport": {
      const path = localSportPath();
      if (path === null) return { kind: "refused" };
      keepLaunch(launchOwner(), way.data);
      void navigate(path, { replace: true });
      return STARTING;
    }
    case "refused":
      return { kind: "refused" };
  }
}

/** The member has left while the game was starting, and the money has followed. */
function bringBack({ enName, name }: LaunchTarget): void {
  const body = { channelCode: enName, venueName: name };
  void recycles.start({ slot: enName, body });
}

/** The page shows maintenance and plain refusals itself; other codes open their dialogs. */
function isShownHere({ code }: CallError): boolean {
  return code === VENUE_MAINTENANCE || handlingOf(code, launch.path) === "toast";
}
