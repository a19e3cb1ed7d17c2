// `npm run shards`: the simulation of a fleet on many machines, with its smallest fleet.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { ROOT } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

test("every shard is built apart, a lost one again, and the merge is exact", async () => {
  const dir = path.join(await tempFolder(), "fleet");
  const script = path.join(ROOT, "scripts", "shards.ts");
  const fleet = ["--brands", "3", "--shards", "2", "--lose", "2", "--dir", dir];
  const args = [script, ...fleet, "--store", inject("sharedStore"), "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toMatchObject({
    exact: true,
    built: [
      { shard: 1, brands: 2 },
      { shard: 2, brands: 1 },
    ],
    repeated: { shard: 2, brands: 1 },
  });
});
