// Follows an exchange of an earlier page load, on any page.
import { useEffect } from "react";
import { loadAtLast } from "#lib/offline.ts";

export function Layer() {
  useEffect(() => {
    // Importing the module starts following it.
    void loadAtLast(() => import("#domain/payments/exchange-call.ts"));
  }, []);
  return null;
}
