import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { answerStudio, type StudioServer } from "./answer-studio.ts";

const server = createServer((request, response) => {
  const studio = { html: "<p>studio</p>", appDir: "/nowhere" } as StudioServer;
  const path = (request.url ?? "").slice(1);
  answerStudio(studio, { request, response, path }).catch(() => response.writeHead(500).end());
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

it("answers its own page", async () => {
  expect(await (await fetch(origin)).text()).toBe("<p>studio</p>");
});

it.each([
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "edits",
  "app/x.html",
])("has no call named %s", async (name) => {
  for (const method of ["GET", "POST"])
    expect((await fetch(`${origin}/${name}`, { method })).status).toBe(404);
});
