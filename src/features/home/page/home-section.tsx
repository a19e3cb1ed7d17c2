// One section: its own chunk, skeleton and error boundary.
import {
  createElement,
  type RefObject,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SectionKey } from "#contract/layout.ts";
import { css, cx } from "#styled/css/index.js";
import { brandEntry } from "#brand/brand.ts";
import { sectionId } from "./home-blocks.ts";
import { forgetPart, partAfterPaint } from "./part-after-paint.ts";
import { SectionBoundary } from "./section-boundary.tsx";
import { SectionSkeleton } from "./section-skeleton.tsx";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import { queueRender } from "#lib/browser/render-queue.ts";

interface HomeSectionProps {
  readonly section: SectionKey;
  /** Whether it is below the first screen. */
  readonly below: boolean;
}

export function HomeSection({ section, below }: HomeSectionProps) {
  const load = brandEntry().sections[section];
  return load === undefined ? null : <Place section={section} below={below} load={load} />;
}

type SectionLoad = NonNullable<ReturnType<typeof brandEntry>["sections"][SectionKey]>;

function Place({ section, below, load }: HomeSectionProps & { readonly load: SectionLoad }) {
  const element = useRef<HTMLDivElement>(null);
  const turn = useQueuedRender(element, load, below);
  const skeleton = <SectionSkeleton section={section} />;
  return (
    <div
      ref={element}
      id={sectionId(section)}
      className={below ? cx(frame, waiting) : frame}
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
  return createElement(partAfterPaint(load, "Section"));
}

const frame = css({
  minWidth: "0",
  scrollMarginTop: "header-4",
  _focusVisible: { outline: "none" },
});
// Laid out near the window; shadows and full-width grounds are not clipped.
const waiting = css({
  contentVisibility: "auto",
  containIntrinsicHeight: "auto 30rem",
  overflowClipMargin: "100vw",
  // Scroll restoration needs the true heights.
  "html[data-restoring] &": { contentVisibility: "visible" },
});

/** Parts already shown in this document: a return renders them at once. */
const shown = new WeakSet<object>();

/**
 * Whether a part may render.
 * @param load loads the part's code
 * @param waits false for a part of the first screen
 */
function useQueuedRender(
  place: RefObject<Element | null>,
  load: () => Promise<unknown>,
  waits: boolean,
): boolean {
  const [turn, setTurn] = useState(!waits || shown.has(load));
  useEffect(() => {
    const element = place.current;
    if (turn || element === null) return undefined;
    return queueRender(element, {
      load: () => withLateStyles(load),
      show: () => {
        shown.add(load);
        // As a transition, which yields to input.
        startTransition(() => setTurn(true));
      },
    });
  }, [place, load, turn]);
  return turn;
}
