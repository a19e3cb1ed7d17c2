import type { ComponentProps } from "react";
import { cva, cx } from "#styled/css/index.js";

interface BadgeProps extends ComponentProps<"span"> {
  readonly tone?:
    | "live"
    | "accent"
    | "alt"
    | "win"
    | "warn"
    | "ok"
    | "info"
    | "won"
    | "lost"
    | "push"
    | "neutral"
    | "raised";
  /** `solid` stands on artwork, `soft` on a surface. */
  readonly look?: "soft" | "solid";
  readonly size?: "sm" | "md";
}

export function Badge({
  tone = "neutral",
  look = "soft",
  size = "md",
  className,
  ...rest
}: BadgeProps) {
  return <span {...rest} className={cx(badge({ tone, look, size }), className)} />;
}

const badge = cva({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    borderRadius: "xs",
    fontSize: "2xs",
    fontWeight: "semibold",
    lineHeight: "none",
    whiteSpace: "nowrap",
  },
  variants: {
    tone: {
      live: {
        background: "live-subtle",
        color: "live",
        _before: {
          content: '""',
          width: "1-5",
          height: "1-5",
          borderRadius: "pill",
          background: "current",
          // Not while the page still loads.
          animation: "pulse 1.6s 3s infinite",
        },
      },
      accent: { background: "accent-subtle", color: "accent-text" },
      alt: { background: "alt-subtle", color: "alt-text" },
      win: { background: "danger-subtle", color: "danger" },
      warn: { background: "warning-subtle", color: "warning" },
      ok: { background: "success-subtle", color: "success" },
      info: { background: "info-subtle", color: "info" },
      /** How a bet ended, in the brand's colours of money won and lost. */
      won: { background: "surface-raised", boxShadow: "edge", color: "win" },
      lost: { background: "surface-raised", boxShadow: "edge", color: "lose" },
      push: { background: "surface-raised", boxShadow: "edge", color: "push" },
      neutral: { background: "surface-sunken", color: "text-muted" },
      /** On a sunken ground. */
      raised: { background: "surface-raised", color: "text-muted" },
    },
    size: {
      sm: { height: "4", paddingInline: "1" },
      md: { height: "5", paddingInline: "1-5" },
    },
    look: { soft: {}, solid: {} },
  },
  compoundVariants: [
    { tone: "live", look: "solid", css: { background: "live", color: "live-on" } },
    {
      tone: "accent",
      look: "solid",
      css: {
        background: "accent",
        boxShadow: "edge-mark",
        color: "text-on-accent",
      },
    },
    { tone: "alt", look: "solid", css: { background: "alt", color: "text-inverse" } },
    { tone: "neutral", look: "solid", css: { background: "art-panel", color: "on-art" } },
  ],
});
