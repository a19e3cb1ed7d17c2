// Starts a game or a venue (spec: betting-and-money §4 "Game launch").
import { useNavigate } from "react-router-dom";
import { promptLogin } from "../account/login-prompt.ts";
import { isLoggedIn } from "../account/session-store.ts";

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

export type LaunchGame = (target: LaunchTarget, options?: LaunchOptions) => void;

export function useLaunchGame(): LaunchGame {
  const navigate = useNavigate();
  return ({ enName, gameCode }) => {
    if (isLoggedIn()) void navigate(`/game/${enName}${gameCode === "" ? "" : `.${gameCode}`}`);
    else promptLogin();
  };
}
