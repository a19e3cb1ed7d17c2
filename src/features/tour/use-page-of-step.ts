import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Goes to the page of a step when the step comes; who then goes elsewhere by themselves may. */
export function usePageOfStep(path: string): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useEffectEvent((to: string) => {
    if (pathname !== to) void navigate(to);
  });
  useEffect(() => go(path), [path]);
}
