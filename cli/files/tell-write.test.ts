import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { writeWhole } from "./atomic-write.ts";
import { tellWrite } from "./tell-write.ts";

const failure = {
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason: string) => `It cannot be written (${reason}).`,
  fix: "name another file.",
} as const;

test("a refused write becomes an error with the file, the reason and the fix", async () => {
  const folder = path.join(await sampleFolder(), "a-folder");
  await mkdir(folder);
  const where = { file: folder };
  expect(() => tellWrite({ ...failure, file: folder }, () => writeWhole(folder, "x"))).toThrow(
    expect.objectContaining({
      code: "CONFIG_OUTPUT_WRITE",
      what: "It cannot be written (EISDIR).",
      fix: failure.fix,
      where,
    }),
  );
  expect(await readdir(path.dirname(folder))).toEqual(["a-folder"]);
});

test("without a file of its own it names the one that the file system refused", async () => {
  const file = path.join(await sampleFolder(), "missing", "file");
  const write = () => {
    throw Object.assign(new Error("no"), { code: "ENOENT", syscall: "open", path: file });
  };
  expect(() => tellWrite(failure, write)).toThrow(expect.objectContaining({ where: { file } }));
});

test("another error is a bug and stays what it is", () => {
  const bug = new TypeError("a bug");
  const write = () => {
    throw bug;
  };
  expect(() => tellWrite(failure, write)).toThrow(bug);
});
