import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Opens the page of a step when the step begins; the player may leave it afterwards. */
export function usePageOfStep(path: string): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent((to: string) => {
    if (pathname !== to) void navigate(to);
  });
  useEffect(() => go(path), [path]);
}
