import { once } from "node:events";
import type { Server } from "node:http";
import { CliError } from "../errors/errors.ts";

/**
 * Listens on loopback, on the wanted port or the next free one.
 * @returns the port in use
 * @throws CliError CONFIG_PORT when twenty ports in a row are taken or the port may not be opened
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; candidate < port + 20; candidate += 1) {
    const problem = await tryListen(server, candidate, host);
    if (!problem) return portOf(server) ?? candidate;
    if (problem.code !== "EADDRINUSE") {
      throw new CliError("CONFIG_PORT", {
        what: `Port ${candidate} on ${host} cannot be opened: ${problem.message}.`,
        fix: "choose another port with --port <number>.",
        cause: problem,
      });
    }
  }
  throw new CliError("CONFIG_PORT", {
    what: `Ports ${port} to ${port + 19} on ${host} are all in use.`,
    fix: "stop what uses them, or choose another port with --port <number>.",
  });
}

/** Port 0 asks the system for any free port; only the server knows which one it got. */
function portOf(server: Server): number | null {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : null;
}

async function tryListen(
  server: Server,
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | null> {
  try {
    await once(server.listen(port, host), "listening");
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
