import { css, cx } from "#styled/css/index.js";
import { NO_PICTURE } from "#lib/browser/media.ts";

interface CrestProps {
  readonly src: string;
  /** Edge in rem. */
  readonly size?: number;
  readonly className?: string;
}

/** Badge of a club or team; its name stands beside it. */
export function Crest({ src, size = 1.5, className }: CrestProps) {
  const edge = `${size}rem`;
  return (
    <img
      alt=""
      decoding="async"
      loading="lazy"
      src={src || NO_PICTURE}
      // Attributes keep the room before the file is there; the style follows the root size.
      width={size * 16}
      height={size * 16}
      style={{ width: edge, height: edge }}
      className={cx(css({ flex: "none", objectFit: "contain" }), className)}
    />
  );
}
