import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import { IconButton } from "../buttons/icon-button.tsx";
import type { Rotation } from "./use-rotation.ts";

interface CarouselControlsProps {
  readonly slides: readonly { readonly key: string; readonly label: string }[];
  readonly rotation: Rotation;
  readonly interval: number;
  readonly className?: string | undefined;
}

export function CarouselControls({ slides, rotation, interval, className }: CarouselControlsProps) {
  const { t } = useTranslation("ui");
  return (
    <div className={cx(bar, className)}>
      <Row gap="3" flex="1" minWidth="0" maxWidth="176">
        {slides.map((slide, index) => (
          <button
            key={slide.key}
            type="button"
            aria-label={t("carousel.show", { label: slide.label })}
            aria-current={index === rotation.index || undefined}
            data-paused={rotation.paused || undefined}
            className={tab}
            onClick={() => rotation.show(index)}
          >
            <i
              key={`${rotation.index}`}
              className={fill}
              style={{ animationDuration: `${interval}ms` }}
            />
            <Box as="span" display={{ base: "none", desktop: "block" }}>
              {slide.label}
            </Box>
          </button>
        ))}
      </Row>
      <Row gap="2">
        <IconButton
          size="sm"
          tone="glass"
          icon={ChevronLeft}
          label={t("carousel.back")}
          onClick={() => rotation.step(-1)}
        />
        <IconButton
          size="sm"
          tone="glass"
          icon={rotation.paused ? Play : Pause}
          label={t(rotation.paused ? "carousel.play" : "carousel.pause")}
          onClick={rotation.toggle}
        />
        <IconButton
          size="sm"
          tone="glass"
          icon={ChevronRight}
          label={t("carousel.next")}
          onClick={() => rotation.step(1)}
        />
      </Row>
    </div>
  );
}

const bar = css({
  position: "absolute",
  insetInline: "gutter",
  bottom: "4",
  display: "flex",
  alignItems: "flex-end",
  gap: "4",
});

const tab = css({
  flex: "1",
  minWidth: "target",
  minHeight: "target",
  color: "on-art-muted",
  fontSize: "sm",
  textAlign: "left",
  "& span": {
    marginTop: "2",
    truncate: true,
  },
  "&[aria-current]": { color: "on-art", fontWeight: "semibold" },
});

const fill = css({
  display: "block",
  height: "bar",
  borderRadius: "pill",
  overflow: "hidden",
  background: "on-art/30",
  animationDuration: "inherit",
  _after: {
    content: '""',
    display: "block",
    height: "full",
    background: "on-art",
    transform: "scaleX(0)",
    transformOrigin: "left",
  },
  "[aria-current] > &": {
    _after: {
      transform: "none",
      animation: "grow linear both",
      animationDuration: "inherit",
    },
  },
  "[aria-current][data-paused] > &": { _after: { animation: "none" } },
});
