import type { EditionArt } from "#contract/brand-entry.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { NO_PICTURE } from "#lib/browser/media.ts";

interface ArtProps {
  /** One drawing for both editions, or one of each. */
  readonly src: string | EditionArt;
  readonly className?: string;
  /** `lazy` below the first screen. */
  readonly loading?: "lazy" | "eager";
  readonly priority?: "high" | "low";
}

/** A decorative drawing: the text beside it says the same. */
export function Art({ src, className, loading = "eager", priority }: ArtProps) {
  const edition = useAppearance((state) => state.edition);
  return (
    <img
      alt=""
      decoding="async"
      loading={loading}
      fetchPriority={priority}
      src={(typeof src === "string" ? src : src[edition]) || NO_PICTURE}
      className={className}
    />
  );
}
