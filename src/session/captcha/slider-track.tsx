import { ChevronsRight } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { SliderPuzzle } from "#contract/api/auth.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

/** Pixels of the drawing (contract: `sliderPuzzle`). */
const SCENE = { width: 320, height: 160, piece: 48 } as const;
const MAX = SCENE.width - SCENE.piece;

interface SliderTrackProps {
  readonly puzzle: SliderPuzzle;
  readonly busy: boolean;
  readonly onOutput: (output: string) => void;
}

export function SliderTrack({ puzzle, busy, onOutput }: SliderTrackProps) {
  const { t } = useTranslation("auth");
  const [x, setX] = useState(0);
  const hintId = useId();
  const field = useFocusOnMount();
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    event?.stopPropagation();
    if (!busy) onOutput(`x:${x}`);
  };
  return (
    <form className={frame} onSubmit={submit}>
      <p id={hintId} className={css({ color: "text-muted" })}>
        {t("captcha.slider.text")}
        {t("captcha.slider.hint")}
      </p>
      <div className={puzzleFrame}>
        <div className={scene}>
          <img src={puzzle.image} alt="" draggable={false} className={css({ width: "full" })} />
          <img
            src={puzzle.piece}
            alt=""
            draggable={false}
            className={piece}
            style={{
              left: share(x, SCENE.width),
              top: share(puzzle.top, SCENE.height),
              width: share(SCENE.piece, SCENE.width),
            }}
          />
        </div>
        <div className={css({ position: "relative" })}>
          <input
            ref={field}
            type="range"
            min={0}
            max={MAX}
            value={x}
            disabled={busy}
            aria-label={t("captcha.slider.label")}
            aria-valuetext={t("captcha.slider.value", { x, max: MAX })}
            aria-describedby={hintId}
            className={range}
            onChange={(event) => setX(event.target.valueAsNumber)}
            onPointerUp={() => x > 0 && submit()}
            onKeyDown={(event) => {
              if (event.key === "Enter") submit(event);
            }}
          />
          <span aria-hidden="true" className={arrow} style={{ left: share(x, SCENE.width) }}>
            <Icon as={ChevronsRight} size={1.5} />
          </span>
        </div>
      </div>
      <Button type="submit" tone="primary" block loading={busy}>
        {t("captcha.slider.submit")}
      </Button>
    </form>
  );
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

const frame = css({ display: "grid", gap: "3" });

// The handle is as wide as the piece (15 % of the scene), so it sits right below it.
const puzzleFrame = css({
  containerType: "inline-size",
  display: "grid",
  gap: "3",
  width: "full",
  maxWidth: "100",
  marginInline: "auto",
});

const scene = css({
  position: "relative",
  borderRadius: "md",
  overflow: "hidden",
  userSelect: "none",
  "& img": { display: "block" },
});

const piece = css({ position: "absolute", pointerEvents: "none" });

const arrow = css({
  position: "absolute",
  insetBlock: "0",
  display: "grid",
  placeItems: "center",
  width: "[15%]",
  color: "text-on-accent",
  pointerEvents: "none",
});

const thumb = {
  width: "[15cqw]",
  height: "control-lg",
  border: "[1px solid {colors.accent-mark}]",
  borderRadius: "md",
  background: "accent",
  boxShadow: "2",
  cursor: "grab",
} as const;

const range = css({
  appearance: "none",
  display: "block",
  width: "full",
  height: "control-lg",
  borderRadius: "md",
  background: "surface-sunken",
  boxShadow: "edge",
  cursor: "pointer",
  touchAction: "none",
  "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
  "&::-moz-range-thumb": thumb,
});
