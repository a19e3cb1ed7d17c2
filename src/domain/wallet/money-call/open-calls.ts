// Whether any money call of a member is open, of whatever kind, in whatever tab.
import * as v from "valibot";
import { storage } from "#lib/browser/storage.ts";
import { isOpen, readMoneyCall } from "./money-call.ts";
import { storedCalls } from "./stored-kinds.ts";

const ANY = { body: v.unknown(), answer: v.unknown() };

export function hasOpenCalls(userId: string): boolean {
  return storedCalls(userId).some((key) =>
    isOpen(storage.read(key, (text) => readMoneyCall(ANY, text))),
  );
}
