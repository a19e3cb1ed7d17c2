// What stands in the way of the site, over the page that shows the site as it was: Vite's own error overlay.
import type { ErrorPayload, ViteDevServer } from "vite";
import { MENDED, UPDATED } from "./brand-modules.ts";

export interface DevOverlay {
  /** Replaces the text that is shown before. */
  show(text: string): void;
  /** @returns whether it was shown */
  hide(): boolean;
}

/** @param text shown from the start; null where nothing stands in the way */
export function createOverlay({ ws }: Pick<ViteDevServer, "ws">, text: string | null): DevOverlay {
  let shown = text;
  const tell = (client: { send(payload: ErrorPayload): void }) => {
    if (shown !== null) client.send({ type: "error", err: { message: shown, stack: "" } });
  };
  // A page that is opened or loaded again.
  ws.on("vite:client:connect", (_, client) => tell(client));
  // Vite closes the overlay with every update of a source file.
  ws.on(UPDATED, (_, client) => tell(client));
  return {
    show(next) {
      shown = next;
      // To each page itself: what `ws.send` finds no page for it keeps for the next one, mended or not.
      for (const client of ws.clients) tell(client);
    },
    hide() {
      if (shown === null) return false;
      shown = null;
      ws.send(MENDED);
      return true;
    },
  };
}
