import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * To be called before the server listens. `closeAllConnections` leaves out the sockets of upgraded requests, and
 * `close` waits for them.
 * @returns ends the server with all its connections
 */
export function stopperOf(server: Server): () => Promise<void> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await closed;
  };
}
