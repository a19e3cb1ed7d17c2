// Running text with a pause. The second copy makes the loop seamless and is hidden from readers;
// with reduced motion the line stands still and scrolls by hand.
import { Pause, Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { IconButton } from "../buttons/icon-button.tsx";

interface MarqueeProps {
  /** Spoken name of the list. */
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Seconds an item takes to pass. */
  readonly pace?: number;
  readonly className?: string;
}

export function Marquee({ label, items, pace = 8, className }: MarqueeProps) {
  const { t } = useTranslation("ui");
  const [paused, setPaused] = useState(false);
  return (
    <Row
      data-paused={paused || undefined}
      align="center"
      gap="2"
      minWidth="0"
      className={className}
    >
      {/* With reduced motion the line is scrolled by hand, so the keyboard must reach it. */}
      <section className={viewport} aria-label={label} tabIndex={0}>
        <div className={belt} style={{ animationDuration: `${Math.max(items.length, 3) * pace}s` }}>
          <ul className={row}>
            {items.map((item) => (
              <li key={item.key}>{item.content}</li>
            ))}
          </ul>
          <ul aria-hidden="true" inert className={cx(row, copy)}>
            {items.map((item) => (
              <li key={item.key}>{item.content}</li>
            ))}
          </ul>
        </div>
      </section>
      <IconButton
        size="sm"
        icon={paused ? Play : Pause}
        label={t(paused ? "marquee.play" : "marquee.pause")}
        className={button}
        onClick={() => setPaused(!paused)}
      />
    </Row>
  );
}

const viewport = css({
  flex: "1",
  minWidth: "0",
  overflow: "hidden",
  maskImage:
    "linear-gradient(90deg, transparent, black {spacing.4}, black calc(100% - {spacing.10}), transparent)",
  _motionReduce: { overflowX: "auto", scrollbarWidth: "none" },
});

const belt = css({
  display: "flex",
  width: "max",
  // Stands while the page loads: its first words are read at rest.
  animation: "belt linear 2s infinite",
  "[data-paused] &": { animationPlayState: "paused" },
  _hover: { animationPlayState: "paused" },
  _focusWithin: { animationPlayState: "paused" },
  _motionReduce: { animation: "none" },
});

const row = css({
  display: "flex",
  gap: "14",
  // The first words at rest stand beside the faded edge, not under it; both copies are equally wide.
  paddingLeft: "4",
  paddingRight: "10",
  whiteSpace: "nowrap",
});

const copy = css({ _motionReduce: { display: "none" } });
const button = css({ color: "text-muted", _motionReduce: { display: "none" } });
