// One section in its place: its own chunk, its own skeleton, its own failure.
import { createElement, Suspense } from "react";
import type { SectionKey } from "#contract/layout.ts";
import { css, cx } from "#styled/css/index.js";
import { brandEntry } from "../../brand/brand.ts";
import { sectionId } from "./home-blocks.ts";
import { forgetPart, lazyPart } from "./lazy-part.ts";
import { SectionBoundary } from "./section-boundary.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";

interface HomeSectionProps {
  readonly section: SectionKey;
  /** Whether it stands below the first screen. */
  readonly below: boolean;
}

export function HomeSection({ section, below }: HomeSectionProps) {
  const load = brandEntry().sections[section];
  if (load === undefined) return null;
  return (
    <div id={sectionId(section)} className={below ? cx(place, waiting) : place} tabIndex={-1}>
      <SectionBoundary onRetry={() => forgetPart(load)}>
        <Suspense fallback={<SectionSkeleton section={section} />}>
          <Part load={load} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

type SectionLoad = NonNullable<ReturnType<typeof brandEntry>["sections"][SectionKey]>;

function Part({ load }: { readonly load: SectionLoad }) {
  return createElement(lazyPart(load, "Section"));
}

const place = css({
  minWidth: "0",
  scrollMarginTop: "[calc({sizes.header} + {spacing.4})]",
  _focusVisible: { outline: "none" },
});
// Laid out when it comes near the window; shadows and full-width grounds are not cut off.
const waiting = css({
  contentVisibility: "auto",
  containIntrinsicHeight: "[auto 30rem]",
  overflowClipMargin: "[100vw]",
  // A place to go back to is reckoned from the true heights.
  "html[data-restoring] &": { contentVisibility: "visible" },
});
