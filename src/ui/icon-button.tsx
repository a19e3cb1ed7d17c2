import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cva, cx } from "#styled/css/index.js";
import { Icon } from "./icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Spoken name. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly size?: "sm" | "md";
  readonly tone?: "ghost" | "raised" | "glass";
}

export function IconButton({ label, icon, size, tone, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(iconButton({ size, tone }), className)}
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
    padding: "0",
    border: "none",
    cursor: "pointer",
    color: "inherit",
    position: "relative",
    transitionProperty: "[background, color]",
    transitionDuration: "fast",
    _disabled: { color: "text-muted", cursor: "not-allowed" },
  },
  variants: {
    size: {
      sm: {
        width: { base: "8", desktop: "control-sm" },
        height: { base: "8", desktop: "control-sm" },
        borderRadius: "sm",
        // A finger needs more room than the drawing takes; for a mouse 24 px do, and the next button stands closer.
        _after: {
          content: '""',
          position: "absolute",
          "--room": { base: "2.75rem", desktop: "24px" },
          inset: "[min(0px, calc((100% - var(--room)) / 2))]",
        },
      },
      md: { width: "control", height: "control", borderRadius: "md" },
    },
    tone: {
      ghost: {
        background: "transparent",
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
        boxShadow: "[inset 0 0 0 1px color-mix(in oklch, {colors.on-art} 34%, transparent)]",
        borderRadius: "pill",
        _enabled: { _hover: { background: "on-art/20" } },
      },
    },
  },
  defaultVariants: { size: "md", tone: "ghost" },
});
