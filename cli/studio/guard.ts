// Who may speak to the studio: its own page, which knows the token of its address. Other pages of the browser know
// neither the token nor can they send the studio's Origin; other machines do not reach a loopback address.
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Of one site with the frames, so that a browser lets them keep their storage. */
export const studioHost = (id: string): string => `studio.${id}.localhost`;

const PREFIX = "/studio/";

export function newStudioToken(): string {
  return randomBytes(24).toString("base64url");
}

export const studioPath = (token: string): string => `${PREFIX}${token}/`;

/** Whether the request is for a studio at all, with whatever token. */
export function isStudioRequest(pathname: string): boolean {
  return pathname === PREFIX.slice(0, -1) || pathname.startsWith(PREFIX);
}

export type Admission =
  | { readonly kind: "open"; readonly path: string }
  | { readonly kind: "refused"; readonly status: number; readonly text: string };

interface Door {
  /** Without its port. */
  readonly host: string;
  readonly token: string;
}

/** @param pathname of the request @returns the path below the token */
export function admit(request: IncomingMessage, pathname: string, door: Door): Admission {
  const { host = "", origin } = request.headers;
  if (host.toLowerCase().replace(/:\d{1,5}$/, "") !== door.host)
    return refused(421, `The studio answers at ${door.host} only.`);
  const [given = "", ...rest] = pathname.slice(PREFIX.length).split("/");
  if (!isSame(given, door.token))
    return refused(
      403,
      "This address has no token of a running studio. Open the address that `brand studio` printed.",
    );
  const isOwn = origin === `http://${host}`;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (origin === undefined ? !isRead : !isOwn)
    return refused(403, "The studio answers its own page only.");
  const site = request.headers["sec-fetch-site"];
  const isPage = rest.join("/") === "";
  if (!isPage && site !== undefined && site !== "same-origin")
    return refused(403, "The studio answers its own page only.");
  if (!isRead && !/^application\/json\b/.test(request.headers["content-type"] ?? ""))
    return refused(415, "The studio reads JSON only.");
  return { kind: "open", path: rest.join("/") };
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refused(status: number, text: string): Admission {
  return { kind: "refused", status, text: `${text}\n` };
}
