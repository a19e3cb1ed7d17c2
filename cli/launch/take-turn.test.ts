import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const MODULE = new URL("./take-turn.js", import.meta.url).href;
const { takeTurn } = (await import(MODULE)) as {
  readonly takeTurn: (lock: string, made: string) => boolean;
};

let dir = "";
let lock = "";
let made = "";
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "turn-"));
  lock = path.join(dir, "lock");
  made = path.join(dir, "made");
});
afterEach(() => rmSync(dir, { recursive: true }));

it("the first process makes the file", () => {
  expect(takeTurn(lock, made)).toBe(true);
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
});

it("a file that is there is made by nobody", () => {
  writeFileSync(made, "");
  expect(takeTurn(lock, made)).toBe(false);
  expect(existsSync(lock)).toBe(false);
});

it("another process waits until the file is made", async () => {
  writeFileSync(lock, String(process.pid));
  const program = `
    import { takeTurn } from ${JSON.stringify(MODULE)};
    console.log("waits");
    console.log(takeTurn(${JSON.stringify(lock)}, ${JSON.stringify(made)}));`;
  const waiter = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  let output = "";
  waiter.stdout.on("data", (data: Buffer) => (output += data.toString()));
  await once(waiter.stdout, "data");
  expect(output).toBe("waits\n");
  writeFileSync(made, "");
  await once(waiter, "close");
  expect(output).toBe("waits\nfalse\n");
});

it("the turn of a process that has ended is taken over", () => {
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  writeFileSync(lock, String(pid));
  expect(takeTurn(lock, made)).toBe(true);
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
});
