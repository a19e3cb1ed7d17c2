// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { dropChatToken, loadChatToken } from "./chat-token.ts";
import { dropSession, keepSession } from "./session-store.ts";
import { sampleEntry } from "#testing/test-brand.ts";

const JWT = "head.body.mark";

beforeEach(() => {
  localStorage.clear();
  setBrand(sampleEntry({ switches: ["chat"] }));
  keepSession("token", "7");
});

it("stores the chat token and removes it", async () => {
  await loadChatToken(async () => ({ jwt: JWT }));
  expect(localStorage.getItem("jwt")).toBe(JWT);
  dropChatToken();
  expect(localStorage.getItem("jwt")).toBeNull();
});

it("requests no token when chat is switched off", async () => {
  setBrand(sampleEntry({ switches: [] }));
  const ask = vi.fn<() => Promise<{ jwt: string }>>(async () => ({ jwt: JWT }));
  await loadChatToken(ask);
  expect(ask).not.toHaveBeenCalled();
});

it("stores no token when the session ended during the request", async () => {
  await loadChatToken(async () => {
    dropSession();
    return { jwt: JWT };
  });
  expect(localStorage.getItem("jwt")).toBeNull();
});
