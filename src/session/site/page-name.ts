// The name of what a page shows, for its title: a game, not the page that frames it.
import { useEffect } from "react";
import { create } from "zustand";

const useNamed = create<{ readonly name: string | null }>(() => ({ name: null }));

/** Null for a page whose title the route table has. */
export function usePageName(): string | null {
  return useNamed((state) => state.name);
}

/** While the component is shown. */
export function useNamedPage(name: string): void {
  useEffect(() => {
    useNamed.setState({ name });
    return () => useNamed.setState({ name: null });
  }, [name]);
}
