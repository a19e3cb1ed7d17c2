// The hub of the wheel: draws, and skips the turning. Never disabled, so that it keeps the focus.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import type { DrawState } from "./use-activity-draw.ts";

interface DrawHubProps {
  readonly state: DrawState;
  readonly ready: boolean;
  /** Id of the text that says why nothing can be drawn. */
  readonly whyId: string;
}

export function DrawHub({ state: { phase, draw, skip }, ready, whyId }: DrawHubProps) {
  const { t } = useTranslation("activity");
  const turning = phase === "turning";
  const asking = phase === "asking";
  const rests = !turning && (!ready || asking);
  return (
    <PlainButton
      aria-busy={asking || undefined}
      aria-disabled={rests || undefined}
      aria-describedby={whyId}
      className={hub}
      onClick={() => {
        if (turning) skip();
        else if (!rests) draw();
      }}
    >
      {t(turning ? "draw.skip" : "draw.button")}
    </PlainButton>
  );
}

const hub = css({
  display: "grid",
  placeItems: "center",
  width: "full",
  height: "full",
  padding: "1",
  borderRadius: "pill",
  background: "art-accent",
  color: "art-accent-text",
  fontSize: { base: "md", desktop: "lg" },
  fontWeight: "bold",
  lineHeight: "tight",
  textAlign: "center",
  boxShadow: "edge-glass",
  transitionProperty: "background, scale",
  transitionDuration: "fast",
  "&:hover:not([aria-disabled])": { background: "art-accent-on-art" },
  "&:active:not([aria-disabled])": { scale: "0.96" },
  "&[aria-disabled]": { background: "art-ground", color: "on-art-muted" },
  "&[aria-busy]": { animation: "pulse 700ms infinite", _motionReduce: { animation: "none" } },
});
