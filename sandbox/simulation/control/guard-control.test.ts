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
