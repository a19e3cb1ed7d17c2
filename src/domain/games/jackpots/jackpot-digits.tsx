// The jackpot as a counter whose digits drop in as they change. Screen readers get the amount as a static
// sentence: a number that keeps changing cannot be listened to.
import { Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { grownCents, jackpotMarks } from "./jackpot-count.ts";
import { useEffect, useState } from "react";

interface JackpotDigitsProps {
  readonly totalCents: number;
  readonly centsPerSecond: number;
  /** `band` and the smaller `line` keep the counter on one line with its neighbours. */
  readonly size: "wide" | "band" | "line";
}

export function JackpotDigits({ totalCents, centsPerSecond, size }: JackpotDigitsProps) {
  const { t } = useTranslation("home");
  const { running, toggle } = useMotion();
  const cents = useGrowingCents(totalCents, centsPerSecond, running);
  return (
    <Row align="center" gap="3" minWidth="0">
      <p className={srOnly}>
        {t("jackpot.spoken", { amount: formatCents(Math.floor(totalCents / 100) * 100) })}
      </p>
      <div className={counter({ size })} aria-hidden="true">
        <span className={mark}>¥</span>
        {jackpotMarks(cents).map(({ place, character, digit }) =>
          digit ? (
            <span key={place} className={box}>
              {/* A new key remounts the digit, which starts its entrance animation. */}
              <span key={character} className={figure}>
                {character}
              </span>
            </span>
          ) : (
            <span key={place} className={mark}>
              {character}
            </span>
          ),
        )}
      </div>
      <span className={pause({ size })}>
        <IconButton
          tone="glass"
          size="sm"
          icon={running ? Pause : Play}
          label={t(running ? "jackpot.pause" : "jackpot.play")}
          onClick={toggle}
        />
      </span>
    </Row>
  );
}

const pause = cva({
  variants: {
    // The figures need the whole line beside the drawing: the button moves up.
    size: {
      wide: { position: "absolute", top: "4", right: "4" },
      band: {},
      line: { marginLeft: { base: "auto", desktop: "0" } },
    },
  },
});
const counter = cva({
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: "[0.07em]",
    textStyle: "figures",
    fontWeight: "bold",
    lineHeight: "none",
    whiteSpace: "nowrap",
  },
  variants: {
    size: {
      // The counter fills its width, up to the edition's size.
      wide: {
        fontSize: {
          base: "[min(token(fontSizes.jackpot), 7.4cqi)]",
          desktop: "[min(token(fontSizes.jackpot), 6.7cqi)]",
        },
      },
      band: { fontSize: "[min(1.875rem, 5.6cqi)]" },
      line: { fontSize: "lg" },
    },
  },
});
const box = css({
  display: "grid",
  placeItems: "center",
  width: "[0.97em]",
  height: "[1.36em]",
  overflow: "hidden",
  borderRadius: "[0.12em]",
  color: "metal-on-art",
  backgroundColor: "art-ground/35",
  backgroundImage:
    "linear-gradient(color-mix(in oklch, token(colors.on-art) 16%, transparent), color-mix(in oklch, token(colors.on-art) 7%, transparent) 49.5%, color-mix(in oklch, token(colors.art-ground) 34%, transparent) 50%, transparent)",
  boxShadow: "edge-art",
});
const figure = css({
  display: "block",
  transitionProperty: "transform, opacity",
  transitionDuration: "fast",
  transitionTimingFunction: "out",
  _starting: { transform: "translateY(-30%)", opacity: "0.35" },
});
const mark = css({
  fontSize: "[max({fontSizes.2xs}, 0.6em)]",
  color: "metal",
  paddingBottom: "[0.12em]",
  paddingInline: "[0.05em]",
});

// The jackpot between two answers: grows by the monotonic clock, at least twice a second; paused on request.
const STEP = 400;

function useGrowingCents(totalCents: number, centsPerSecond: number, running: boolean): number {
  const [start, setStart] = useState(() => ({ totalCents, at: performance.now() }));
  const [now, setNow] = useState(start.at);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), STEP);
    return () => clearInterval(timer);
  }, [running]);
  if (start.totalCents !== totalCents) setStart({ totalCents, at: now });
  return grownCents(start.totalCents, centsPerSecond, now - start.at);
}

// Whether the page may animate: with reduced motion off until the player starts it.
interface Motion {
  readonly running: boolean;
  readonly toggle: () => void;
}

function useMotion(): Motion {
  const [running, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  return { running, toggle: () => setRunning(!running) };
}
