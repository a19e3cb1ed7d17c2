// Hands the address of the launch just made to the in-site game page. In memory: a reload launches again.

interface LaunchedGame {
  /** Of the game page it is meant for. */
  readonly path: string;
  readonly url: string;
}

let launched: LaunchedGame | null = null;

export function leaveLaunched(game: LaunchedGame): void {
  launched = game;
}

/** Null when the page has to launch the game itself. */
export function launchedUrl(path: string): string | null {
  return launched?.path === path ? launched.url : null;
}

/** An address is good for one visit. */
export function dropLaunched(): void {
  launched = null;
}
