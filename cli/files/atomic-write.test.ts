import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { writeAllWhole, writeWhole } from "./atomic-write.ts";

it.each([
  ["one file", (file: string, text: string) => writeWhole(file, text)],
  ["many", (file: string, text: string) => writeAllWhole([[file, text]])],
])("keeps mode and link: %s", async (_, write) => {
  const dir = await sampleFolder();
  const [file, link] = [path.join(dir, "own.json"), path.join(dir, "link.json")];
  writeFileSync(file, "old");
  chmodSync(file, 0o604);
  symlinkSync("own.json", link);
  write(link, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(lstatSync(file).mode & 0o777).toBe(0o604);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(dir).toSorted()).toEqual(["link.json", "own.json"]);
});
