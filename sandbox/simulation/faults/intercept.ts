import { setTimeout as sleep } from "node:timers/promises";
import type { Intercept } from "../../backend/wire/intercept.ts";
import { sendFault } from "./fault-reply.ts";
import type { Faults } from "./faults.ts";

/** Sends the fault planned for a call, in place of its answer or after carrying it out. */
export function interceptWith(faults: Faults): Intercept {
  return async ({ identity, exchange, localize }, answer) => {
    const fault = faults.take(identity, exchange.view?.site.id);
    if (fault?.kind === "delay") await sleep(fault.milliseconds);
    if (!fault || fault.kind === "delay") return exchange.write(await answer());
    if (fault.kind === "lost") await answer();
    return sendFault(fault, exchange, localize);
  };
}
