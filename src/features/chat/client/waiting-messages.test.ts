// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { dropSession, keepSession } from "#session/account/session-store.ts";
import type { Pending } from "./chat-state.ts";
import { waitingMessages } from "./waiting-messages.ts";

const waiting: Pending = {
  clientId: "6f1c0a52-2f63-4c39-9d53-5f2f0a6b7c11",
  rid: "lobby",
  msg: "断线时写的",
  reply: null,
  at: 1,
  state: "sending",
  why: "",
};
const stored = () => waitingMessages.read().map(({ msg, state }) => `${msg} ${state}`);

beforeEach(() => {
  sessionStorage.clear();
  dropSession();
});

it("keeps those of a member for the next login of the same member, and for nobody else", () => {
  keepSession("token", "1");
  waitingMessages.write([waiting]);
  dropSession();
  expect(stored()).toEqual([]);
  waitingMessages.write([]);
  keepSession("token", "2");
  expect(stored()).toEqual([]);
  waitingMessages.write([]);
  keepSession("token", "1");
  expect(stored()).toEqual(["断线时写的 sending"]);
  waitingMessages.write([]);
  expect(sessionStorage).toHaveLength(0);
});

it("sends nothing in a member's name that was written before the login", () => {
  waitingMessages.write([waiting]);
  expect(stored()).toEqual(["断线时写的 sending"]);
  keepSession("token", "1");
  expect(stored()).toEqual(["断线时写的 failed"]);
});

it.each(["", "[]", "{", '{"userId":null,"at":9e15,"fields":[{"msg":1}]}'])(
  "starts without any where the storage holds %j",
  (text) => {
    sessionStorage.setItem("chatWaiting", text);
    expect(stored()).toEqual([]);
  },
);
