// Overlays load after the first paint: nothing can open one before.
import { Suspense, useEffect, useEffectEvent } from "react";
import { onReconnect } from "#lib/browser/offline.ts";
import { dropRequests, useOverlays } from "#session/overlays/overlay-store.ts";
import { loadOrReload } from "#session/parts/chunk-reload.ts";
import { lateWith, OverlayMissing } from "#session/parts/late-part.tsx";
import type { MissingProps } from "#session/parts/missing-part.tsx";
import { closeChat, useChatPanel } from "#domain/chat/chat-panel.ts";
import { afterFirstPaint } from "../start/first-paint.ts";

const Overlays = lateWith<object>(async () => {
  await afterFirstPaint();
  return (await loadOrReload(() => import("./overlays.tsx"))).Overlays;
}, MissingOverlays);

export function OverlayHost() {
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}

const RETRY_MS = 5000;

/** The page works without them until one is asked for; until then they are tried again. */
function MissingOverlays({ tries, retry }: MissingProps) {
  const chat = useChatPanel(({ rid }) => rid !== null);
  const overlay = useOverlays(
    ({ auth, customerService, loginPrompt, ticket, tips, venue }) =>
      customerService ||
      tips.length > 0 ||
      [auth, loginPrompt, ticket, venue].some((asked) => asked !== null),
  );
  const open = chat || overlay;
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (open) return undefined;
    const timer = setInterval(() => again(), RETRY_MS);
    const stop = onReconnect(() => again());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [open]);
  return <OverlayMissing {...{ tries, retry, open }} leave={drop} />;
}

function drop(): void {
  closeChat();
  dropRequests();
}
