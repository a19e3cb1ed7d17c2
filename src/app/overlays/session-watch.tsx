import { Suspense } from "react";
import { brandEntry } from "#brand/brand.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { brandLayer } from "#session/parts/brand-part.ts";

const Watch = brandLayer("session-watch");

/** For members of brands where they can exclude themselves. */
export function SessionWatch() {
  const loggedIn = useLoggedIn();
  if (!loggedIn || brandEntry().layers["session-watch"] === undefined) return null;
  return (
    <Suspense>
      <Watch />
    </Suspense>
  );
}
