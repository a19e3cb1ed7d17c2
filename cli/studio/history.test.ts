import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { sampleFolder } from "../sample-folder.ts";
import { createHistory } from "./history.ts";

async function sample() {
  const dir = path.join(await sampleFolder(), "nova");
  mkdirSync(dir);
  const file = path.join(dir, "brand.json");
  writeFileSync(file, "0");
  const history = createHistory(dir);
  const write = (before: string, after: string, merge: string | null = null) =>
    history.write(`to ${after}`, merge, [{ name: "brand.json", before, after }]);
  const writeText = (before: string | null, after: string) =>
    history.write(`text ${after}`, null, [{ name: "texts/zh-CN.json", before, after }]);
  return { history, write, writeText, file, shown: () => readFileSync(file, "utf8") };
}

it("undoes and repeats steps one by one; a new step drops what was undone", async () => {
  const { history, write, shown } = await sample();
  write("0", "1");
  write("1", "2");
  expect(history.labels()).toEqual({ undo: "to 2", redo: null });
  history.undo();
  history.undo();
  expect([shown(), history.labels()]).toEqual(["0", { undo: null, redo: "to 1" }]);
  history.undo(); // nothing is left
  history.redo();
  expect([shown(), history.labels()]).toEqual(["1", { undo: "to 1", redo: "to 2" }]);
  write("1", "3");
  expect(history.labels().redo).toBeNull();
});

it("counts the moves of one slider as one step, and nothing that changes nothing", async () => {
  const { history, write, shown } = await sample();
  write("0", "1", "hue 1");
  write("1", "2", "hue 1");
  write("2", "2", "hue 1");
  write("2", "3", "hue 2");
  history.undo();
  expect(shown()).toBe("2");
  history.undo();
  expect([shown(), history.labels().undo]).toEqual(["0", null]);
});

it("never overwrites what somebody else wrote", async () => {
  const { history, write, file, shown } = await sample();
  write("0", "1");
  writeFileSync(file, "by hand");
  expect(() => history.undo()).toThrow("BRAND_EDIT_WRITE");
  expect(() => write("1", "2")).toThrow("BRAND_EDIT_WRITE");
  expect([shown(), history.labels()]).toEqual(["by hand", { undo: "to 1", redo: null }]);
});

it("passes over a step whose file somebody else has changed, until it is as before", async () => {
  const { history, write, writeText, file, shown } = await sample();
  writeText(null, "a");
  writeText("a", "b");
  write("0", "1");
  writeFileSync(file, "by hand");
  expect(history.labels().undo).toBe("text b");
  history.undo();
  history.undo();
  expect([shown(), history.labels()]).toEqual(["by hand", { undo: "to 1", redo: "text a" }]);
  expect(() => history.undo()).toThrow("BRAND_EDIT_WRITE");
  writeFileSync(file, "1");
  history.undo();
  expect(shown()).toBe("0");
  for (const label of ["to 1", "text a", "text b"]) {
    expect(history.labels().redo).toBe(label);
    history.redo();
  }
  expect(history.labels()).toEqual({ undo: "text b", redo: null });
});

it("does not take back what somebody else wrote between two moves of one slider", async () => {
  const { history, write, file, shown } = await sample();
  write("0", "1", "hue 1");
  writeFileSync(file, "by hand");
  write("by hand", "2", "hue 1");
  history.undo();
  expect(shown()).toBe("by hand");
});
