import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CliError } from "../errors/errors.ts";

const TRIES = 20;

/** Listens on the port or the next free one; 0 lets the system choose. @throws CliError CONFIG_PORT */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; candidate < port + TRIES; candidate += 1) {
    try {
      await once(server.listen(candidate, host), "listening");
      return (server.address() as AddressInfo).port;
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      if (code === "EADDRINUSE") continue;
      throw new CliError("CONFIG_PORT", {
        what: `Port ${candidate} on ${host} cannot be opened: ${message}.`,
        fix: "choose another port with --port <number>.",
        cause,
      });
    }
  }
  throw new CliError("CONFIG_PORT", {
    what: `Ports ${port} to ${port + TRIES - 1} on ${host} are all in use.`,
    fix: "stop what uses them, or choose another port with --port <number>.",
  });
}
