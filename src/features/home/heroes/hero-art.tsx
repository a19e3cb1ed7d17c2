// The picture of a hero. The brand's own is the page's largest paint and has priority.
import { cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useMediaUrl } from "#lib/browser/media.ts";
import { cover } from "#ui/pictures/cover-art.tsx";
import { useEdition } from "#session/preferences/edition.ts";

export function BrandScene({ className }: { readonly className?: string }) {
  const edition = useEdition();
  return (
    <img
      alt=""
      src={brand().art.hero[edition]}
      width={1920}
      height={720}
      fetchPriority="high"
      decoding="async"
      className={cx(cover, className)}
    />
  );
}

/** Picture of an advertisement, loaded lazily. */
export function OfferScene({
  src,
  className,
}: {
  readonly src: string;
  readonly className?: string;
}) {
  const media = useMediaUrl();
  return (
    <img
      alt=""
      src={media(src)}
      width={1920}
      height={720}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className={cx(cover, className)}
    />
  );
}
