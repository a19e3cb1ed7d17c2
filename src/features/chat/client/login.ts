// Who the client is to the server. The account may change at any moment, also while a jwt is fetched or an answer is
// on its way: only the newest login counts.
import type { ChatParts, Login } from "./chat-parts.ts";

interface State {
  /** Number of the newest login, sent or in preparation. */
  newest: number;
  /** Number of the accepted login. */
  known: number;
  /** Numbers of the logins whose answers are due; the server answers in turn. */
  due: number[];
  /** The jwt was refused: a fresh one is needed. */
  stale: boolean;
  refusals: { readonly count: number; readonly at: number };
}

/** Refusals within this time count as in a row. Milliseconds. */
const IN_A_ROW_MS = 60_000;
const NO_REFUSALS = { count: 0, at: 0 };

/** @param retryAfter milliseconds after which a server that could not be asked for a jwt is asked again */
export function createLogin(partsOf: () => ChatParts, retryAfter: number): Login {
  const state: State = { newest: 0, known: 0, due: [], stale: false, refusals: NO_REFUSALS };
  const begin = () => void identify(partsOf(), state, retryAfter);
  const isKnown = () => state.known === state.newest;
  const refused = (message: string) => {
    const parts = partsOf();
    parts.joined = false;
    parts.set({ me: null });
    state.newest += 1;
    const count = countRefusal(state, parts.deps.now());
    // With a fresh jwt; if the session is over, asking for one ends it. Then as a guest. Then no more.
    if (count === 1) begin();
    else if (count === 2) send(parts, state, null);
    else parts.set({ gone: message, room: null });
  };
  return {
    identify: begin,
    isKnown,
    changed() {
      state.newest += 1;
      state.stale = false;
      state.refusals = NO_REFUSALS;
    },
    opened() {
      state.due = [];
      begin();
    },
    answered({ ok, userId, name, vipLevel, message }, guest) {
      const asked = state.due.shift() ?? state.newest;
      if (asked !== state.newest) return;
      if (!ok) return refused(message);
      state.known = asked;
      state.stale = false;
      const parts = partsOf();
      parts.set({ me: { userId, name, vipLevel, guest } });
      const { rid } = parts.get();
      if (rid !== null) parts.send("joinRoom", { rid });
    },
    refused(message) {
      if (isKnown()) refused(message);
    },
  };
}

/** When the server cannot be asked for a jwt, it is tried again later. */
async function identify(parts: ChatParts, state: State, retryAfter: number): Promise<void> {
  const { connection } = parts;
  const mine = (state.newest += 1);
  const isNewest = () =>
    state.newest === mine && parts.connection === connection && parts.get().connection === "open";
  try {
    const member = await parts.deps.member(state.stale);
    if (isNewest()) send(parts, state, member);
  } catch {
    setTimeout(() => {
      if (isNewest()) void identify(parts, state, retryAfter);
    }, retryAfter);
  }
}

function send(
  { deps, send: say }: ChatParts,
  { due, newest }: State,
  member: { readonly token: string; readonly jwt: string } | null,
): void {
  const isSent = member
    ? say("login", { token: member.token, body: member.jwt })
    : say("guestLogin", { uuid: deps.guestId() });
  if (isSent) due.push(newest);
}

/** @returns how many came in a row */
function countRefusal(state: State, now: number): number {
  const { count, at } = state.refusals;
  const before = now - at < IN_A_ROW_MS ? count : 0;
  state.stale = true;
  state.refusals = { count: before + 1, at: now };
  return before + 1;
}
