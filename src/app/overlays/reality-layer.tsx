// The reality check: its code is fetched for members who have one, or of whom this device does not know yet.
import { type ComponentType, lazy } from "react";
import { brandEntry } from "#brand/brand.ts";
import { withLateStyles } from "#lib/late-styles.ts";
import { loadAtLast } from "#lib/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { useRealityMinutes } from "#domain/safety/reality-note.ts";
import { Nothing } from "./brand-layer.ts";

const RealityCheck = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  const load = brandEntry().layers["reality-check"];
  if (load === undefined) return { default: Nothing };
  const [{ Layer }] = await Promise.all([
    withLateStyles(() => loadAtLast(load)),
    loadNamespace("safety"),
  ]);
  return { default: Layer };
});

export function RealityLayer() {
  const userId = useSession((session) => session.userId);
  return userId !== null && <OfMember userId={userId} />;
}

function OfMember({ userId }: { readonly userId: string }) {
  const minutes = useRealityMinutes(userId);
  return minutes !== 0 && <RealityCheck />;
}
