// The client of this site: one for the life of the page.
import { chatHistory } from "#contract/api/chat.ts";
import { jwt } from "#contract/api/member.ts";
import { CHAT_PATH } from "#contract/chat.ts";
import { brand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { serverNow } from "#lib/time/clock.ts";
import { request } from "#lib/calls/http.ts";
import { randomId } from "#lib/wire/random-id.ts";
import { runLive, type WakeReason } from "#lib/calls/run-live.ts";
import { anyText, storage } from "#lib/browser/storage.ts";
import { loadChatToken } from "#session/account/chat-token.ts";
import { useSession } from "#session/account/session-store.ts";
import { visitorId } from "#session/account/visitor-id.ts";
import { createChatClient } from "./chat-client.ts";
import { waitingMessages } from "./waiting-messages.ts";

/** Lines that arrive within this time are drawn together. */
const DRAW_MS = 60;
/** The chat leaves after the page was hidden this long. */
const REST_MS = 300_000;

export const chat = createChatClient({
  url: chatUrl,
  member,
  guestId: visitorId,
  history: ({ from, to, ...page }) => {
    const all = { category: "all", categoryType: "all" } as const;
    return request(chatHistory, { ...all, ...page, beginTime: from, endTime: to }, { quiet: true });
  },
  waiting: waitingMessages,
  now: () => Math.round(serverNow()),
  newId: randomId,
  batch: (draw) => void setTimeout(() => requestAnimationFrame(draw), DRAW_MS),
});

/** @returns how to stop */
export function runChat(): () => void {
  const stops = [
    runLive({ wake, rest: chat.stop, restAfter: REST_MS }),
    useSession.subscribe(({ token }, before) => {
      if (token !== before.token) chat.identityChanged();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function wake(reason: WakeReason): void {
  if (reason === "reconnect") return chat.retryNow();
  // Sockets carry the language in their address.
  if (reason === "language") chat.stop();
  chat.start();
}

function chatUrl(): string {
  const { api, siteId } = brand();
  const own = window.location.origin.replace(/^http/, "ws");
  const url = new URL(CHAT_PATH, api.socket === "/" ? own : api.socket);
  url.searchParams.set("clientType", "web");
  url.searchParams.set("siteId", siteId);
  url.searchParams.set("locale", useAppearance.getState().locale);
  return url.href;
}

/** The jwt of the login serves until the server refuses it. */
async function member(fresh: boolean) {
  const { token } = useSession.getState();
  if (token === null) return null;
  const known = fresh ? null : storage.read("jwt", anyText(4000));
  if (known !== null) return { token, jwt: known };
  // Not quiet: a session that is over ends here, as in any other call.
  let made = "";
  await loadChatToken(async () => {
    const answer = await request(jwt, {}, { quiet: true });
    made = answer.jwt;
    return answer;
  });
  return useSession.getState().token === token ? { token, jwt: made } : null;
}
