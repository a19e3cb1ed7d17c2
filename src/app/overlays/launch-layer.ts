import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { followLaunchQueue } from "#domain/games/follow-queue.ts";

/** Starts what a visitor has pressed before the login. */
export function LaunchLayer(): null {
  const navigate = useNavigate();
  useEffect(() => followLaunchQueue(navigate), [navigate]);
  return null;
}
