// One section in its place: its own chunk, its own skeleton, its own failure.
import { createElement, Suspense, useRef } from "react";
import type { SectionKey } from "#contract/layout.ts";
import { css, cx } from "#styled/css/index.js";
import { brandEntry } from "../../brand/brand.ts";
import { sectionId } from "./home-blocks.ts";
import { forgetPart, lazyPart } from "./lazy-part.ts";
import { SectionBoundary } from "./section-boundary.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { useTurn } from "./use-turn.ts";

interface HomeSectionProps {
  readonly section: SectionKey;
  /** Whether it stands below the first screen. */
  readonly below: boolean;
}

export function HomeSection({ section, below }: HomeSectionProps) {
  const load = brandEntry().sections[section];
  return load === undefined ? null : <Place section={section} below={below} load={load} />;
}

type SectionLoad = NonNullable<ReturnType<typeof brandEntry>["sections"][SectionKey]>;

function Place({ section, below, load }: HomeSectionProps & { readonly load: SectionLoad }) {
  const element = useRef<HTMLDivElement>(null);
  const turn = useTurn(element, load, below);
  const skeleton = <SectionSkeleton section={section} />;
  return (
    <div
      ref={element}
      id={sectionId(section)}
      className={below ? cx(place, waiting) : place}
      tabIndex={-1}
      aria-busy={!turn}
    >
      <SectionBoundary onRetry={() => forgetPart(load)}>
        {turn ? (
          <Suspense fallback={skeleton}>
            <Part load={load} />
          </Suspense>
        ) : (
          skeleton
        )}
      </SectionBoundary>
    </div>
  );
}

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
