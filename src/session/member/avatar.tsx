import { UserRound } from "lucide-react";
import { cva, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { Icon } from "#ui/pictures/icon.tsx";

interface AvatarProps {
  readonly src: string;
  readonly size: "xs" | "sm" | "lg";
  /** Left out where the name stands beside it. */
  readonly alt?: string;
  readonly className?: string;
}

export function Avatar({ src, size, alt = "", className }: AvatarProps) {
  if (src === "") {
    return (
      <Stack
        as="span"
        placeItems="center"
        color="text-muted"
        className={cx(avatar({ size }), className)}
      >
        <Icon as={UserRound} />
      </Stack>
    );
  }
  return <img src={src} alt={alt} decoding="async" className={cx(avatar({ size }), className)} />;
}

const avatar = cva({
  base: {
    flex: "none",
    borderRadius: "pill",
    background: "surface-sunken",
    objectFit: "cover",
    aspectRatio: "1",
  },
  variants: {
    size: {
      xs: { width: "8", height: "8" },
      sm: { width: "control", height: "control" },
      lg: { width: "22", height: "22" },
    },
  },
});
