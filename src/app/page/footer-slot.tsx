import { createContext, type ReactNode, use } from "react";
import { useRoute } from "./route-handle.ts";

/** The footer the brand chose, for whichever layout it chose. */
export const FooterContext = createContext<ReactNode>(null);

export function FooterSlot() {
  const footer = use(FooterContext);
  return useRoute()?.footer === false ? null : footer;
}
