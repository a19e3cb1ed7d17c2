// For tests: two shards of two brands, as `brand build --shard` writes them.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { compress } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";
import { sampleReceipt } from "../stamp/sample-receipt.ts";
import type { BuildReport } from "./build-report.ts";

export interface SampleShards {
  readonly one: string;
  readonly two: string;
  readonly out: string;
}

const DIGEST = "0".repeat(64);
/** Long enough to have compressed siblings. */
const PAGE = `<title>home</title>${" ".repeat(2000)}`;
const FILES = { "index.html": PAGE, "robots.txt": "User-agent: *\n" };

export function sampleShards(parent: string): SampleShards {
  const dir = mkdtempSync(path.join(parent, "shards-"));
  const shard = (index: number, id: string) => {
    const folder = path.join(dir, `shard-${index}`);
    const digest = writeBundle(path.join(folder, id), id);
    const report: BuildReport = {
      livery: "0.1.0",
      shard: { index, count: 2, split: DIGEST, brands: 2 },
      brands: [{ id, state: "built", digest }],
      problems: [],
      seconds: 1,
    };
    writeFileSync(reportOf(folder), JSON.stringify(report));
    return folder;
  };
  return { one: shard(1, "jade"), two: shard(2, "titan"), out: path.join(dir, "dist") };
}

export const reportOf = (shard: string) => path.join(shard, ".report.json");

export function editReport(shard: string, change: (report: BuildReport) => void): void {
  const report = JSON.parse(readFileSync(reportOf(shard), "utf8")) as BuildReport;
  change(report);
  writeFileSync(reportOf(shard), JSON.stringify(report));
}

function writeBundle(dir: string, id: string): string {
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(dir, name), text);
  const { br, gz } = compress(Buffer.from(PAGE), "fast");
  writeFileSync(path.join(dir, "index.html.br"), br);
  writeFileSync(path.join(dir, "index.html.gz"), gz);
  const text = JSON.stringify(sampleReceipt(id, { outputs }));
  writeFileSync(path.join(dir, "build.json"), text);
  return sha256(text);
}

const outputs = Object.fromEntries(
  Object.entries(FILES).map(([name, text]) => [name, { bytes: text.length, sha256: sha256(text) }]),
);
