// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { setBrand } from "../brand/brand.ts";
import { dropChatToken, loadChatToken } from "./chat-token.ts";
import { dropSession, keepSession } from "./session-store.ts";
import { sampleEntry } from "./test-brand.ts";

const JWT = "head.body.mark";

beforeEach(() => {
  localStorage.clear();
  setBrand(sampleEntry({ switches: ["chat"] }));
  keepSession("token", "7");
});

it("keeps the token and drops it", async () => {
  await loadChatToken(async () => ({ jwt: JWT }));
  expect(localStorage.getItem("jwt")).toBe(JWT);
  dropChatToken();
  expect(localStorage.getItem("jwt")).toBeNull();
});

it("asks for none where the chat is off", async () => {
  setBrand(sampleEntry({ switches: [] }));
  const ask = vi.fn<() => Promise<{ jwt: string }>>(async () => ({ jwt: JWT }));
  await loadChatToken(ask);
  expect(ask).not.toHaveBeenCalled();
});

it("keeps none for a session that has ended meanwhile", async () => {
  await loadChatToken(async () => {
    dropSession();
    return { jwt: JWT };
  });
  expect(localStorage.getItem("jwt")).toBeNull();
});
