import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const reset = (headers: Readonly<Record<string, string>>, body = "{}") =>
  sandbox.ask("/sandbox/reset", { site: "aurora", method: "POST", body, headers });
const own = () => `http://aurora.localhost:${sandbox.port}`;

it("accepts JSON from programs and from the site's own pages", async () => {
  expect((await reset({})).status).toBe(200);
  expect((await reset({ origin: own() })).status).toBe(200);
});

it.each(["https://evil.example", "null", "http://jade.localhost:1", "http://aurora.localhost:1"])(
  "refuses a page of %s",
  async (origin) => {
    const { status, text } = await reset({ origin });
    expect({ status, text }).toEqual({ status: 403, text: expect.stringContaining("own origin") });
    expect(
      (await sandbox.ask("/sandbox/faults", { method: "DELETE", headers: { origin } })).status,
    ).toBe(403);
  },
);

it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", ""])(
  "refuses what a form can send without asking: %j",
  async (type) => {
    expect((await reset({ "content-type": type })).status).toBe(415);
  },
);

it("reads need no type", async () => {
  expect((await sandbox.ask("/sandbox/state")).status).toBe(200);
});

it.each([
  (port: number) => `http://aurora.localhost:${port}/sandbox/reset`,
  () => "http://elsewhere.example/sandbox/reset",
  () => "/%73andbox/reset",
  () => "/sandbox/%72eset",
  () => "/sandbox/reset?x=1",
])("is passed by no other way of writing an address: %s", async (addressOf) => {
  const target = addressOf(sandbox.port);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(sandbox.port, "127.0.0.1", () => {
      const head = [
        `POST ${target} HTTP/1.1`,
        `host: aurora.localhost:${sandbox.port}`,
        "origin: https://evil.example",
        "content-type: text/plain",
        "content-length: 2",
        "connection: close",
      ];
      socket.end(`${head.join("\r\n")}\r\n\r\n{}`);
    });
    let text = "";
    socket.on("data", (part) => (text += part.toString()));
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 (?:403|404) /);
});
