// The server of docs/backend.md does what the document says.
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { SWITCH_KEYS, type SwitchSet } from "#contract/switches.ts";
import { conform } from "../cli/conform/conform.ts";

const ANSWERED = ["preInfo", "captchaType", "login", "logout", "memberInfo", "balance"];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

test("its first login passes the conformance suite, and what it leaves out fails", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "livery-backend-"));
  const port = await freePort();
  const guide = await readFile(path.resolve(import.meta.dirname, "../docs/backend.md"), "utf8");
  const code = /```js\n([^]*?)```/.exec(guide)?.[1] ?? "";
  expect(code).toContain("listen(8080,");
  const file = path.join(dir, "server.mjs");
  await writeFile(file, code.replace("listen(8080,", `listen(${port},`));
  const server = spawn(process.execPath, [file], { stdio: "ignore" });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const asked = {
      site: { id: "nova", siteId: "6101", encryption: "off", publicKey: null },
      switches: Object.fromEntries(SWITCH_KEYS.map((key) => [key, false])) as SwitchSet,
      origin,
      socketOrigin: origin,
      account: { name: "first88", password: "First2026a" },
      secondPassword: null,
      write: false,
      timeoutMs: 5000,
    } as const;
    await expect
      .poll(
        () =>
          fetch(origin).then(
            () => "up",
            () => "down",
          ),
        { timeout: 20_000 },
      )
      .toBe("up");
    const rows = (await conform(asked)) ?? [];
    const failed = rows.filter(({ state }) => state === "fail").map(({ subject }) => subject);
    expect(failed.filter((subject) => subject === "navigationList")).toHaveLength(1);
    expect(failed.filter((subject) => [...ANSWERED, "wire"].includes(subject))).toEqual([]);
    const passed = new Set(rows.flatMap((row) => (row.state === "pass" ? [row.subject] : [])));
    expect(ANSWERED.filter((name) => !passed.has(name))).toEqual([]);
  } finally {
    server.kill();
    await rm(dir, { recursive: true });
  }
});
