// One section in its place: its own chunk, its own skeleton, its own failure.
import { createElement, Suspense } from "react";
import type { SectionKey } from "#contract/layout.ts";
import { css } from "#styled/css/index.js";
import { brandEntry } from "../../brand/brand.ts";
import { sectionId } from "./home-blocks.ts";
import { forgetPart, lazyPart } from "./lazy-part.ts";
import { SectionBoundary } from "./section-boundary.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";

interface HomeSectionProps {
  readonly section: SectionKey;
}

export function HomeSection({ section }: HomeSectionProps) {
  const load = brandEntry().sections[section];
  if (load === undefined) return null;
  return (
    <div id={sectionId(section)} className={place} tabIndex={-1}>
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
