// The site's own slider, a native range input: drag, touch, arrow keys, page keys, home and end come with it.
// Players who cannot see the picture answer a question instead.
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { type SliderPuzzle, sliderPuzzle } from "#contract/api/auth.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { CaptchaTrouble } from "./captcha-trouble.tsx";
import type { SliderAdapterProps } from "./slider-adapter.ts";
import { SliderQuestion } from "./slider-question.tsx";
import { SliderTrack } from "./slider-track.tsx";
import { useFreshCaptcha } from "./use-fresh-captcha.ts";

interface OwnSliderProps extends SliderAdapterProps {
  readonly serial: string;
}

let lastWay: "slider" | "question" = "slider";

export function OwnSlider({ serial, busy, onResult }: OwnSliderProps) {
  const { t } = useTranslation("auth");
  const [refreshes, setRefreshes] = useState(0);
  const [way, setWay] = useState(lastWay);
  const current = `${serial}.${refreshes}`;
  const puzzle = useFreshCaptcha(sliderPuzzle, {}, current);
  const refresh = () => setRefreshes(refreshes + 1);
  if (puzzle.isError) return <CaptchaTrouble error={puzzle.error} onRetry={refresh} />;
  if (puzzle.data === undefined) return <Skeleton className={css({ height: "56" })} />;
  const { data } = puzzle;
  const props = { puzzle: data, busy, onOutput: send(data, onResult) };
  const other = way === "slider" ? "question" : "slider";
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      {way === "slider" ? (
        <SliderTrack key={current} {...props} />
      ) : (
        <SliderQuestion key={current} {...props} />
      )}
      <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between" })}>
        <Button
          tone="ghost"
          size="sm"
          disabled={busy}
          onClick={() => {
            lastWay = other;
            setWay(other);
          }}
        >
          {t(way === "slider" ? "captcha.slider.toQuestion" : "captcha.slider.toSlider")}
        </Button>
        <Button tone="ghost" size="sm" disabled={busy} onClick={refresh}>
          <Icon as={RotateCw} />
          {t("captcha.slider.refresh")}
        </Button>
      </div>
    </div>
  );
}

function send(
  { lot_number, pass_token, gen_time }: SliderPuzzle,
  onResult: OwnSliderProps["onResult"],
) {
  return (output: string) => onResult({ lot_number, captcha_output: output, pass_token, gen_time });
}
