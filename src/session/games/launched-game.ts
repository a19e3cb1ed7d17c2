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

/** Once; null when the page has to launch the game itself. */
export function takeLaunched(path: string): string | null {
  const taken = launched;
  launched = null;
  return taken?.path === path ? taken.url : null;
}
