// What a press on a game asks for.
import type { NavigateFunction } from "react-router-dom";

export interface LaunchTarget {
  /** Channel code of the venue. */
  readonly enName: string;
  /** Empty: the venue's own lobby. */
  readonly gameCode: string;
  /** Shown while it starts. */
  readonly name: string;
}

export interface LaunchOptions {
  /** Play money; nothing is transferred. */
  readonly demo?: boolean;
}

export interface WantedGame {
  readonly target: LaunchTarget;
  readonly options: LaunchOptions;
  /** Enter although an activity locks the money elsewhere. */
  readonly isActivity?: boolean;
  /** Version of the rules that the member has read. */
  readonly rulesRead?: string;
}

export interface PressedGame extends WantedGame {
  readonly navigate: NavigateFunction;
}

/** A launch under way. */
export interface StartedGame extends PressedGame {
  /** The window that was opened at the press, waiting for its address. */
  readonly held: Window | null;
  /** Launches it with `isActivity`. */
  readonly enterAnyway: () => Promise<void>;
  /** Launches it once the member has read the rules of this version. */
  readonly withRules: (rulesRead: string) => Promise<void>;
}
