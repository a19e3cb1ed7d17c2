import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { lockBrand } from "./brand-lock.ts";
import { releasesDir } from "./release-folder.ts";

const dir = await sampleFolder();
let round = 0;
let out: string;
let releases: string;
let lock: string;

beforeEach(() => {
  round += 1;
  out = path.join(dir, String(round));
  releases = releasesDir(out, "harbor");
  lock = path.join(releases, ".lock");
  mkdirSync(releases, { recursive: true });
});

interface Facts {
  readonly pid: number;
  readonly began?: string;
  readonly host?: string;
  readonly token?: string;
  readonly place?: string;
}

/** Writes a lock as a build does. */
function put({ pid, began = "1", host = hostname(), token = newToken(), place = lock }: Facts) {
  symlinkSync(`${pid} ${began} ${token} ${host}`, place);
}
const newToken = () => randomBytes(6).toString("hex");
const ended = () => spawnSync("true").pid;
/** Clock ticks, from a system with /proc. */
function ownBegin(): string {
  const file = `/proc/${process.pid}/stat`;
  const stat = existsSync(file) ? readFileSync(file, "utf8") : "";
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "-";
}
const take = () => lockBrand(out, "harbor");
const refused = (what: string) => expect.objectContaining({ code: "BUILD_LOCKED", what });

test("a second lock of a brand is refused until the first is released; another brand is free", () => {
  mkdirSync(releasesDir(out, "titan"), { recursive: true });
  const unlock = take();
  expect(take).toThrow(
    refused(
      `Another build (process ${process.pid} on ${hostname()}) is making harbor; this one left harbor as it is.`,
    ),
  );
  lockBrand(out, "titan")();
  unlock();
  take()();
  expect(readdirSync(releases)).toEqual([]);
});

test("a lock of a running process is held, and stays", () => {
  put({ pid: process.pid, began: ownBegin() });
  expect(take).toThrow(expect.objectContaining({ code: "BUILD_LOCKED" }));
  expect(readdirSync(releases)).toEqual([".lock"]);
});

test("a lock of another machine counts as held", () => {
  put({ host: "elsewhere", pid: ended() });
  expect(take).toThrow(
    expect.objectContaining({
      code: "BUILD_LOCKED",
      fix: expect.stringContaining("if elsewhere has no such process, delete "),
    }),
  );
});

const STALE: Readonly<Record<string, () => void>> = {
  "of a process that ended": () => put({ pid: ended() }),
  "whose process number another program has now": () => put({ pid: process.pid }),
  "that leads somewhere": () => symlinkSync("build.json", lock),
  "that is a file": () => writeFileSync(lock, "1 1 0123456789ab here"),
  "that is a folder": () => mkdirSync(path.join(lock, "inner"), { recursive: true }),
  "that a killed build was breaking": () => {
    const token = newToken();
    put({ pid: ended(), token });
    put({ pid: ended(), place: path.join(releases, `.lock-on-${token}`) });
  },
};

describe("nothing is left of a lock", () => {
  test.each(Object.entries(STALE))("%s, which stands in no way", (_, leave) => {
    leave();
    const unlock = take();
    expect(readdirSync(releases)).toEqual([".lock"]);
    unlock();
    expect(readdirSync(releases)).toEqual([]);
  });
});
