// Calls of a game's page. A round keeps its id until it has an answer, so a lost answer costs nothing.
import type { OpenMessage, RoundMessage, StateMessage } from "../play-messages.ts";

/** The server has refused; the message is for the player. */
export class Refused extends Error {
  override readonly name = "Refused";
}

export interface Server {
  open(): Promise<OpenMessage>;
  state<Live>(): Promise<StateMessage<Live>>;
  /** @param waiting called when an answer is late or lost, before the same round is asked for again */
  round<Outcome, Live>(bet: object, waiting: () => void): Promise<RoundMessage<Outcome, Live>>;
}

const RETRY_MS = 1500;

export function connect(ticket: string): Server {
  const post = async <A>(name: string, body: object): Promise<A> => {
    const response = await fetch(`/play/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ticket, ...body }),
    });
    const answer = (await response.json()) as A & { readonly problem?: string };
    if (!response.ok) throw new Error(response.statusText);
    if (answer.problem !== undefined) throw new Refused(answer.problem);
    return answer;
  };
  return {
    open: () => post("open", {}),
    state: () => post("state", {}),
    async round<Outcome, Live>(bet: object, waiting: () => void) {
      const round = roundId();
      for (;;) {
        try {
          return await post<RoundMessage<Outcome, Live>>("round", { round, bet });
        } catch (error) {
          if (error instanceof Refused) throw error;
          waiting();
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        }
      }
    },
  };
}

/** `crypto.randomUUID` needs a secure context, which a site on plain http may not be. */
function roundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
