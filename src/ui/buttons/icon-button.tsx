import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cva, cx } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Spoken name. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** `own`: the caller sets width, height and radius. */
  readonly size?: "sm" | "md" | "own";
  /** `ghost` has the colour of its parent; `own`: the caller sets colour and ground. */
  readonly tone?: "ghost" | "raised" | "glass" | "own";
  /** It lies over its parent, where the caller places it. */
  readonly floating?: boolean;
}

export function IconButton({
  label,
  icon,
  size,
  tone,
  floating,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(iconButton({ size, tone, floating }), className)}
    >
      <Icon as={icon} />
    </button>
  );
}

const iconButton = cva({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    transitionProperty: "background, color",
    transitionDuration: "fast",
    _disabled: { color: "text-muted" },
    // A finger needs more room than the drawing takes; for a mouse 24 px do, and the next button stands closer.
    _after: {
      content: '""',
      position: "absolute",
      "--room": { base: "2.75rem", desktop: "24px" },
      inset: "[min(0px, calc((100% - var(--room)) / 2))]",
    },
  },
  variants: {
    size: {
      sm: {
        width: { base: "8", desktop: "control-sm" },
        height: { base: "8", desktop: "control-sm" },
        borderRadius: "sm",
      },
      md: { width: "control", height: "control", borderRadius: "md" },
      own: {},
    },
    tone: {
      ghost: {
        _enabled: { _hover: { background: "surface-hover", color: "text-strong" } },
      },
      raised: {
        background: "surface-raised",
        color: "text",
        boxShadow: "2-edge",
        _enabled: { _hover: { color: "accent-text", background: "surface-hover" } },
      },
      glass: {
        background: "on-art/10",
        color: "on-art",
        boxShadow: "edge-glass",
        borderRadius: "pill",
        _enabled: { _hover: { background: "on-art/20" } },
      },
      own: {},
    },
    floating: { true: { position: "absolute" }, false: { position: "relative" } },
  },
  defaultVariants: { size: "md", tone: "ghost", floating: false },
});
