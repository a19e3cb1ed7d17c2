// Slides on top of each other, one shown, the others inert. Turns by itself with a pause, by arrows,
// by its tabs and by a swipe.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { CarouselControls } from "./carousel-controls.tsx";
import { swipe } from "./swipe.ts";
import { useRotation } from "./use-rotation.ts";

export interface Slide {
  readonly key: string;
  /** Short name, shown in the tabs and spoken. */
  readonly label: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Milliseconds a slide stays. */
  readonly interval?: number;
  /** Size of the frame; slides fill it. */
  readonly className?: string;
  /** Where the controls stand inside the frame; bottom by default. */
  readonly controlsClassName?: string;
  /** Over all slides, such as a live card. */
  readonly children?: ReactNode;
}

export function Carousel(props: CarouselProps) {
  const { label, slides, interval = 7000, className, controlsClassName, children } = props;
  const { t } = useTranslation("ui");
  const rotation = useRotation(slides.length, interval);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the turning
    <section
      aria-roledescription={t("carousel.role")}
      aria-label={label}
      className={cx(frame, className)}
      onMouseEnter={() => rotation.hold(true)}
      onMouseLeave={() => rotation.hold(false)}
      onFocus={() => rotation.hold(true)}
      onBlur={() => rotation.hold(false)}
      {...swipe(rotation.step)}
    >
      <div aria-live={rotation.paused ? "polite" : "off"}>
        {slides.map((slide, index) => (
          <article
            key={slide.key}
            aria-roledescription={t("carousel.slide")}
            aria-label={t("carousel.of", {
              label: slide.label,
              at: index + 1,
              count: slides.length,
            })}
            inert={index !== rotation.index}
            data-shown={index === rotation.index || undefined}
            className={slideStyle}
          >
            {slide.content}
          </article>
        ))}
      </div>
      {children}
      {slides.length > 1 && (
        <CarouselControls
          slides={slides}
          rotation={rotation}
          interval={interval}
          className={controlsClassName}
        />
      )}
    </section>
  );
}

const frame = css({ position: "relative", overflow: "hidden", isolation: "isolate" });

const slideStyle = css({
  position: "absolute",
  inset: "0",
  opacity: "0",
  visibility: "hidden",
  transitionProperty: "opacity, visibility",
  transitionDuration: "slow",
  "&[data-shown]": { opacity: "1", visibility: "visible" },
});
