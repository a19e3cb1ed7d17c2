import { useEffect, useState } from "react";
import { css } from "#styled/css/index.js";
import { errorText } from "../../lib/error-text.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CategoryPanelProps } from "./category-panel.tsx";
import { loadPanel, panelChunk } from "./load-panel.ts";

/** Place of a category panel while its chunk is on its way. */
export function PanelSlot(props: CategoryPanelProps) {
  const [chunk, setChunk] = useState(panelChunk);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (panelChunk() === null) loadPanel().then(setChunk, setFailure);
  }, []);
  if (chunk !== null) return <chunk.CategoryPanel {...props} />;
  if (failure === null) {
    return <Skeleton className={css({ height: "48", borderRadius: "lg" })} />;
  }
  const retry = () => {
    setFailure(null);
    loadPanel().then(setChunk, setFailure);
  };
  return <ErrorState title={errorText(failure)} onRetry={retry} />;
}
