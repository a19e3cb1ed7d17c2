// @vitest-environment jsdom
// Accounts change while jwts are fetched and answers are on their way: the last word is of the last account.
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CHAT_IDS } from "#contract/chat.ts";
import type { Pending } from "./chat-state.ts";
import { testRoom } from "./test-room.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Act =
  | "login"
  | "logout"
  | "jwt"
  | "noJwt"
  | "answer"
  | "refuse"
  | "notice"
  | "lose"
  | "connect";
const ACTS: readonly Act[] = [
  "login",
  "logout",
  "jwt",
  "noJwt",
  "answer",
  "answer",
  "refuse",
  "notice",
  "lose",
  "connect",
];

/** A server that answers each frame in turn, when the test says so. */
function server() {
  let account: string | null = null;
  const jwts: { readonly give: () => void; readonly fail: () => void }[] = [];
  let due: (() => void)[] = [];
  /** Who the socket belongs to, by the server. */
  let user: string | null = null;
  const wrong: string[] = [];
  const logins: string[] = [];
  let refuses = false;
  const waiting = (): readonly Pending[] => [
    {
      clientId: `c-${account}`,
      rid: "lobby",
      msg: `${account}`,
      reply: null,
      at: Date.now(),
      state: "sending",
      why: "",
    },
  ];
  const room = testRoom(1, {
    member: async () => {
      const asked = account;
      if (asked === null) return null;
      await new Promise<void>((give, fail) => jwts.push({ give, fail: () => fail(new Error()) }));
      return account === asked ? { token: asked, jwt: `jwt-${asked}` } : null;
    },
    waiting: { read: waiting, write: () => {} },
  });
  const enter = (name: "login" | "guestLogin", who: string) => {
    const ok = !refuses;
    if (ok) user = who;
    room.hear(name, { ok, userId: who, name: who, vipLevel: 0, message: ok ? "" : "已失效" });
  };
  const onSent = ({
    msgId,
    msgData,
  }: {
    readonly msgId: number;
    readonly msgData: Readonly<Record<string, unknown>>;
  }) => {
    if (msgId === CHAT_IDS.login) {
      logins.push(`${String(msgData["token"])}`);
      due.push(() => enter("login", String(msgData["token"])));
    }
    if (msgId === CHAT_IDS.guestLogin) {
      logins.push("guest");
      due.push(() => enter("guestLogin", "guest"));
    }
    if (msgId === CHAT_IDS.joinRoom)
      due.push(() => room.hear("joinRoom", { rid: "lobby", ok: true, message: "" }));
    if (msgId === CHAT_IDS.heartbeat) room.heartbeat();
    if (msgId === CHAT_IDS.send)
      due.push(() => {
        if (msgData["msg"] !== (user === "guest" ? "null" : user))
          wrong.push(`${user} says ${String(msgData["msg"])}`);
      });
  };
  const change = (to: string | null) => {
    account = to;
    room.client.identityChanged();
  };
  let made = 0;
  const acts: Record<Act, () => void> = {
    login: () => change(`m-${(made += 1)}`),
    logout: () => change(null),
    jwt: () => jwts.shift()?.give(),
    noJwt: () => jwts.shift()?.fail(),
    answer: () => due.shift()?.(),
    refuse() {
      refuses = true;
      due.shift()?.();
      refuses = false;
    },
    notice: () =>
      room.hear("notify", { message: "登录已失效", clientId: "", reason: "login", retryMs: 0 }),
    lose() {
      due = [];
      room.lose();
    },
    connect: () => room.connect(onSent),
  };
  return {
    room,
    acts,
    wrong,
    logins,
    account: () => account,
    user: () => user,
    async settle() {
      for (let turn = 0; turn < 8; turn += 1) {
        acts.connect();
        for (let at = 0; at < 20; at += 1) {
          acts.jwt();
          await vi.advanceTimersByTimeAsync(0);
          acts.answer();
        }
        await vi.advanceTimersByTimeAsync(6000);
      }
    },
  };
}

it("the server knows the last account, whatever happens, and nothing is said in another's name", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...ACTS), { maxLength: 25 }), async (steps) => {
      const { room, acts, wrong, settle, account, user } = server();
      room.client.enter("lobby");
      room.client.start();
      for (const act of steps) {
        acts[act]();
        await vi.advanceTimersByTimeAsync(act === "connect" ? 6000 : 0);
      }
      // A refusal by the server may have made a guest of a member: the next change of account is told.
      acts[account() === null ? "logout" : "login"]();
      await settle();
      expect(wrong).toEqual([]);
      expect([user(), room.client.useState.getState().me?.userId]).toEqual(
        Array(2).fill(account() ?? "guest"),
      );
      room.client.stop();
      vi.clearAllTimers();
    }),
    { numRuns: 40, examples: [[["connect", "login", "logout", "login", "jwt", "jwt"]]] },
  );
});

it("a server that refuses every login is asked twice and once as a guest, and then says why", async () => {
  const { room, acts, logins } = server();
  room.client.enter("lobby");
  room.client.start();
  acts.login();
  acts.connect();
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    acts.jwt();
    await vi.advanceTimersByTimeAsync(0);
    acts.refuse();
  }
  expect(logins).toEqual(["m-1", "m-1", "guest"]);
  expect(room.client.useState.getState().gone).toBe("已失效");
});

it("a server that takes every login and then ends the session is asked as often", async () => {
  const { room, acts, logins } = server();
  room.client.enter("lobby");
  room.client.start();
  acts.login();
  acts.connect();
  for (let turn = 0; turn < 20; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    acts.jwt();
    await vi.advanceTimersByTimeAsync(0);
    acts.answer();
    acts.notice();
  }
  expect(logins).toEqual(["m-1", "m-1", "guest"]);
});
