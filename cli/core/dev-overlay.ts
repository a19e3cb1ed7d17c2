// Shows the problems of a brand in Vite's error overlay, above its last good page.
import type { ErrorPayload, ViteDevServer } from "vite";
import { MENDED, UPDATED } from "./brand-modules.ts";

export interface DevOverlay {
  show(text: string): void;
  /** @returns whether it was shown */
  hide(): boolean;
}

export function createOverlay({ ws }: Pick<ViteDevServer, "ws">, text: string | null): DevOverlay {
  let shown = text;
  const sendTo = (client: { send(payload: ErrorPayload): void }) => {
    if (shown !== null) client.send({ type: "error", err: { message: shown, stack: "" } });
  };
  ws.on("vite:client:connect", (_, client) => sendTo(client));
  // Vite closes the overlay with every update of a source file.
  ws.on(UPDATED, (_, client) => sendTo(client));
  return {
    show(next) {
      shown = next;
      // Without a page, `ws.send` would buffer the problems for the next one, even if fixed by then.
      for (const client of ws.clients) sendTo(client);
    },
    hide() {
      if (shown === null) return false;
      shown = null;
      ws.send(MENDED);
      return true;
    },
  };
}
