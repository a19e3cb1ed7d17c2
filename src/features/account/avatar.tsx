import { cva, cx } from "#styled/css/index.js";

interface AvatarProps {
  readonly src: string;
  readonly size: "sm" | "lg";
  /** Left out where the name stands beside it. */
  readonly alt?: string;
  readonly className?: string;
}

export function Avatar({ src, size, alt = "", className }: AvatarProps) {
  return <img src={src} alt={alt} decoding="async" className={cx(avatar({ size }), className)} />;
}

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
      lg: { width: "[5.5rem]", height: "[5.5rem]" },
    },
  },
});
