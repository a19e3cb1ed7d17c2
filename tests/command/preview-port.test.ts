// The port of `brand preview`, and how it ends.
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "./http.ts";
import { serveBrand, startBrand } from "./run-brand.ts";

describe("starting and stopping", () => {
  const out = inject("dist");
  let holder: Server;

  beforeAll(async () => {
    holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
  });

  afterAll(() => void holder.close());

  it("uses the next port when the wanted one is taken, and says so", async () => {
    const address = holder.address();
    const taken = typeof address === "object" && address !== null ? address.port : 0;
    const other = await serveBrand(["preview", "--port", String(taken), "--out", out], (text) =>
      text.includes("phone88"),
    );
    await other.stop();
    const [stdout, stderr] = [other.stdout(), other.stderr()];
    expect(stderr).toMatch(new RegExp(`^port ${taken} is taken; using \\d+\\n`));
    expect(stdout).toMatch(/\nall brands: http:\/\/localhost:\d+ +\(Ctrl-C stops\)\n/);
    expect(stdout).toMatch(
      /\naccounts of the sandbox, on every site:\ndemo88 +Demo2026a +everything bound/,
    );
    expect(stdout).not.toContain(`:${taken} `);
    expect(stdout).toMatch(/^brand +edition +locale +first load +build +address\n/);
  });

  it("ends with 0 at Ctrl-C, with connections closed", async () => {
    const other = await startBrand<{ index: string }>(["preview", "--port", "0", "--out", out]);
    const at = Number(new URL(other.result.index).port);
    expect((await ask(at, "aurora", "/")).status).toBe(200);
    expect(await other.stop()).toBe(0);
    await expect(ask(at, "aurora", "/")).rejects.toThrow("ECONNREFUSED");
  });
});
