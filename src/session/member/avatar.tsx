import { UserRound } from "lucide-react";
import { css, cva, cx } from "#styled/css/index.js";
import { Icon } from "#ui/icon.tsx";

interface AvatarProps {
  readonly src: string;
  readonly size: "sm" | "lg";
  /** Left out where the name stands beside it. */
  readonly alt?: string;
  readonly className?: string;
}

export function Avatar({ src, size, alt = "", className }: AvatarProps) {
  if (src === "") {
    return (
      <span className={cx(avatar({ size }), unknown, className)}>
        <Icon as={UserRound} />
      </span>
    );
  }
  return <img src={src} alt={alt} decoding="async" className={cx(avatar({ size }), className)} />;
}

const unknown = css({ display: "grid", placeItems: "center", color: "text-muted" });

const avatar = cva({
  base: {
    flex: "none",
    borderRadius: "pill",
    background: "surface-sunken",
    objectFit: "cover",
    aspectRatio: "[1]",
  },
  variants: {
    size: {
      sm: { width: "control", height: "control" },
      lg: { width: "22", height: "22" },
    },
  },
});
