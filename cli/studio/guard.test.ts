import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { admit, isStudioRequest, newStudioToken, studioHost, studioPath } from "./guard.ts";

const door = { host: studioHost("aurora"), token: newStudioToken() };
const HOST = `${door.host}:5180`;
const OWN = `http://${HOST}`;

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask({ method = "GET", path = "state", headers = {} }: Sent) {
  const request = { method, headers: { host: HOST, ...headers } } as unknown as IncomingMessage;
  return admit(request, `${studioPath(door.token)}${path}`, door);
}

const status = (sent: Sent) => {
  const admission = ask(sent);
  return admission.kind === "open" ? 200 : admission.status;
};

it("opens to the page, and to the calls of the page", () => {
  expect(ask({ path: "", headers: { "sec-fetch-site": "none" } })).toEqual({
    kind: "open",
    path: "",
  });
  expect(ask({ headers: { "sec-fetch-site": "same-origin" } })).toEqual({
    kind: "open",
    path: "state",
  });
  const json = { origin: OWN, "content-type": "application/json" };
  expect(status({ method: "POST", path: "edit", headers: json })).toBe(200);
});

it.each([
  ["another origin", { headers: { origin: "http://aurora.localhost:5180" } }, 403],
  ["a null origin", { headers: { origin: "null" } }, 403],
  ["a script of another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["a frame of the same site", { headers: { "sec-fetch-site": "same-site" } }, 403],
  [
    "a call without an origin",
    { method: "POST", headers: { "content-type": "application/json" } },
    403,
  ],
  ["a form", { method: "POST", headers: { origin: OWN, "content-type": "text/plain" } }, 415],
  ["another name of this machine", { headers: { host: "aurora.localhost:5180" } }, 421],
  ["a name that was pointed to this machine", { headers: { host: "evil.example" } }, 421],
] satisfies [string, Sent, number][])("refuses %s", (_, sent, expected) => {
  expect(status(sent)).toBe(expected);
});

it("refuses every other token, also a part of the right one", () => {
  for (const token of ["", "x", door.token.slice(1), `${door.token}x`, newStudioToken()]) {
    const request = { method: "GET", headers: { host: HOST } } as unknown as IncomingMessage;
    expect(admit(request, `/studio/${token}/state`, door)).toMatchObject({ status: 403 });
  }
  expect(newStudioToken()).not.toBe(newStudioToken());
});

it("leaves all other addresses to the site", () => {
  expect(["/", "/home", "/studios", "/studio-x/y"].filter(isStudioRequest)).toEqual([]);
  expect(["/studio", "/studio/", "/studio/x"].filter(isStudioRequest)).toHaveLength(3);
});
