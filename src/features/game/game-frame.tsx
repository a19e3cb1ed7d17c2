// A game of another origin in a frame. It can neither leave for the top window nor reach the page.
import { useRef } from "react";
import { css, cva } from "#styled/css/index.js";
import { useEdition } from "#session/preferences/edition.ts";
import { frameSandbox, useFrame } from "#lib/time/use-frame.ts";
import { FrameState } from "./frame-state.tsx";

interface GameFrameProps {
  readonly url: string;
  readonly name: string;
  readonly demo: boolean;
  readonly onBalance: () => void;
  readonly onReload: () => void;
}

const ABILITIES = "allow-scripts allow-forms allow-pointer-lock allow-orientation-lock";

/** Mount it anew for another address. */
export function GameFrame({ url, name, demo, onBalance, onReload }: GameFrameProps) {
  const edition = useEdition();
  const ref = useRef<HTMLIFrameElement>(null);
  const { state, onLoad } = useFrame(ref, url, (type) => {
    if (type === "balance") onBalance();
  });
  return (
    <div className={stage}>
      <iframe
        ref={ref}
        title={name}
        // Tells the game which edition frames it.
        name={edition}
        src={url}
        sandbox={frameSandbox(url, ABILITIES)}
        allow="fullscreen; autoplay"
        referrerPolicy="origin"
        className={player({ shown: state === "ready" })}
        onLoad={onLoad}
      />
      {state !== "ready" && <FrameState {...{ name, demo, onReload }} late={state === "late"} />}
    </div>
  );
}

const stage = css({ position: "relative", height: "full", minHeight: "0" });

const player = cva({
  base: {
    display: "block",
    width: "full",
    height: "full",
    background: "canvas",
    transition: "opacity {durations.base} {easings.out}",
  },
  variants: { shown: { true: {}, false: { opacity: "0" } } },
});
