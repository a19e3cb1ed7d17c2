// How much room the window gives to the table; see `table-columns.ts`.
import { useSyncExternalStore } from "react";
import type { TableWidth } from "./table-columns.ts";

const FROM = ["75rem", "106.25rem", "125rem", "147.5rem"].map((width) => `(min-width: ${width})`);

export function useTableWidth(): TableWidth {
  return useSyncExternalStore(subscribe, read);
}

function read(): TableWidth {
  return FROM.filter((query) => window.matchMedia(query).matches).length as TableWidth;
}

function subscribe(onChange: () => void): () => void {
  const queries = FROM.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
