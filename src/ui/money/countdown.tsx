import { useTranslation } from "react-i18next";
import { cva, cx } from "#styled/css/index.js";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { figures } from "./money.tsx";

interface CountdownProps {
  /** Epoch milliseconds by the server's clock. */
  readonly until: number;
  readonly look?: "boxes" | "plain";
  readonly className?: string;
}

export function Countdown({ until, look = "boxes", className }: CountdownProps) {
  const { t } = useTranslation("ui");
  const { days, parts } = inParts(useSecondsTo(until));
  return (
    <span role="timer" translate="no" className={cx(figures, countdown({ look }), className)}>
      {days > 0 && <span>{t("countdown.days", { count: days })}</span>}
      {parts.map((part, index) => (
        <span key={PLACES[index]}>
          {index > 0 && <span aria-hidden="true">:</span>}
          <i>{part}</i>
        </span>
      ))}
    </span>
  );
}

const PLACES = ["hours", "minutes", "seconds"];

/** Whole days and `["01", "43", "52"]`; all zero once the time has come. */
export function inParts(seconds: number): { days: number; parts: readonly string[] } {
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    days: Math.floor(seconds / 86_400),
    parts: [
      two(Math.floor(seconds / 3600) % 24),
      two(Math.floor(seconds / 60) % 60),
      two(seconds % 60),
    ],
  };
}

const countdown = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    fontWeight: "bold",
    lineHeight: "none",
    "& i": { fontStyle: "normal" },
  },
  variants: {
    look: {
      plain: { gap: "[0.05em]", "& > span:first-child:not(:has(i))": { marginRight: "2" } },
      boxes: {
        gap: "1",
        fontSize: "md",
        "& > span": { display: "inline-flex", alignItems: "center", gap: "1" },
        "& i": {
          minWidth: "7",
          paddingBlock: "1-5",
          paddingInline: "1",
          borderRadius: "xs",
          background: "text-strong",
          color: "text-inverse",
          textAlign: "center",
        },
      },
    },
  },
});
