import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CliError } from "../errors/errors.ts";

const TRIES = 20;

export interface ListenOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Refuses a taken port instead of trying the next one. */
  readonly strict: boolean;
}

/** @returns the port @throws CliError CONFIG_PORT */
export async function listen(server: Server, { port, host, strict }: ListenOptions) {
  const tries = strict ? 1 : TRIES;
  for (let candidate = port; candidate < port + tries; candidate += 1) {
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
    what: strict
      ? `Port ${port} on ${host} is in use.`
      : `Ports ${port} to ${port + TRIES - 1} on ${host} are all in use.`,
    fix: "stop what uses it, or choose another port with --port <number>.",
  });
}
