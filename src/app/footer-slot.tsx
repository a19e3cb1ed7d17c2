import { type ComponentType, createContext, use } from "react";
import { useRoute } from "./route-handle.ts";

/** The footer the brand chose, for whichever layout it chose. */
export const FooterContext = createContext<ComponentType | null>(null);

export function FooterSlot() {
  const Footer = use(FooterContext);
  const route = useRoute();
  return Footer === null || route?.footer === false ? null : <Footer />;
}
