import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { createProgress, PROGRESS } from "#lib/browser/progress.ts";

export function RouteProgress() {
  const loading = useNavigation().state !== "idle";
  const [share, setShare] = useState<number | null>(null);
  const [progress] = useState(() => createProgress(setShare));
  useEffect(() => {
    if (loading) progress.start();
    else progress.done();
  }, [loading, progress]);
  useEffect(() => progress.stop, [progress]);
  if (share === null) return null;
  return (
    <div
      aria-hidden="true"
      className={bar}
      style={{ transform: `scaleX(${share})`, transitionDuration: `${PROGRESS.speed}ms` }}
    />
  );
}

const bar = css({
  position: "fixed",
  insetInline: "0",
  top: "0",
  zIndex: "toast",
  height: "bar",
  background: "accent-mark",
  transformOrigin: "left",
  transition: "transform linear",
  pointerEvents: "none",
});
