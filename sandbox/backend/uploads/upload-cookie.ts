// A picture of a page carries no header of ours, so the browser is given the session's token once more, in a cookie that
// scripts cannot read and that goes to uploads alone.
import type { IncomingHttpHeaders } from "node:http";
import type { CallName } from "#contract/api/calls.ts";
import { UPLOADS } from "./upload-store.ts";

const NAME = "uploads";
/** Calls of members after which a page shows uploads. */
const SHOWS_UPLOADS: ReadonlySet<CallName> = new Set(["uploadImage", "feedbackInfo"]);

/** Of the `token` header, or of the cookie; empty without either. */
export function uploadToken({ token, cookie = "" }: IncomingHttpHeaders): string {
  return typeof token === "string" && token !== "" ? token : inCookie(cookie);
}

function inCookie(cookie: string): string {
  const found = cookie.split("; ").find((one) => one.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) ?? "";
}

/** The value of `set-cookie` after a call whose page shows uploads; the session's end on the server ends its use. */
export function uploadCookie(name: CallName, token: string, origin: string): string | null {
  if (!SHOWS_UPLOADS.has(name)) return null;
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${token}; Path=${UPLOADS}; HttpOnly; SameSite=Strict${secure}`;
}
