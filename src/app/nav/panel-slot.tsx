import { useEffect, useState } from "react";
import { css } from "#styled/css/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import type { CategoryPanelProps } from "./category-panel.tsx";
import { loadPanel, panelChunk } from "./load-panel.ts";

/** Place of a category panel while its chunk is on its way. */
export function PanelSlot(props: CategoryPanelProps) {
  const [chunk, setChunk] = useState(panelChunk);
  const [failure, setFailure] = useState<unknown>(null);
  // The chunk may arrive between this component's first render and its effect, so what was rendered decides.
  useEffect(() => {
    if (chunk === null) loadPanel().then(setChunk, setFailure);
  }, [chunk]);
  const retry = () => {
    setFailure(null);
    loadPanel().then(setChunk, setFailure);
  };
  const state = failure === null ? "loading" : "error";
  return (
    <AsyncView
      result={{ state, data: chunk ?? undefined, error: failure, retry }}
      skeleton={<Skeleton className={css({ height: "48", borderRadius: "lg" })} />}
      error={failure === null ? undefined : errorText(failure)}
    >
      {({ CategoryPanel }) => <CategoryPanel {...props} />}
    </AsyncView>
  );
}
