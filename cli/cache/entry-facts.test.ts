import { describe, expect, it } from "vitest";
import { entryKey, LIMITS, parseFacts, printFacts } from "./entry-facts.ts";

const key = entryKey("texts", ["one"]);
const file = (path: string, bytes = 1) => ({ path, bytes, sha256: entryKey("texts", [path]) });
const GOOD = { format: 1, kind: "texts", key, files: [file("list.json"), file("files/a.js")] };

const parsed = (change: Readonly<Record<string, unknown>>) =>
  parseFacts(JSON.stringify({ ...GOOD, ...change }));

it("reads printed facts", () => {
  const facts = { kind: "texts", key, files: [file("list.json"), file("files/a.js")] } as const;
  expect(parseFacts(printFacts(facts))).toEqual({
    ...GOOD,
    files: [file("files/a.js"), file("list.json")],
  });
});

describe("refuses invalid facts", () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ["of another format", { format: 2 }],
    ["of no kind", { kind: "toString" }],
    ["with a short key", { key: key.slice(1) }],
    ["with a number for a key", { key: 1 }],
    ["without files", { files: undefined }],
    ["with a text for the files", { files: "ab" }],
    ["with a file that is null", { files: [null] }],
    ["with a path that leads out", { files: [file("../a.js")] }],
    ["with an absolute path", { files: [file("/a.js")] }],
    ["with the facts among the files", { files: [file("entry.json")] }],
    ["with a path that is a number", { files: [{ ...file("a.js"), path: 1 }] }],
    ["with half a byte", { files: [file("a.js", 0.5)] }],
    ["with less than no byte", { files: [file("a.js", -1)] }],
    ["with a text for the bytes", { files: [{ ...file("a.js"), bytes: "1" }] }],
    ["with a huge file", { files: [file("a.js", LIMITS.fileBytes + 1)] }],
    ["with another digest", { files: [{ ...file("a.js"), sha256: "0" }] }],
    ["with a file twice", { files: [file("a.js"), file("a.js")] }],
    [
      "with more than fits",
      { files: [1, 2, 3, 4, 5].map((n) => file(`${n}.js`, LIMITS.fileBytes)) },
    ],
    [
      "with too many files",
      { files: Array.from({ length: LIMITS.files + 1 }, (_, n) => file(`${n}.js`)) },
    ],
  ])("%s", (_, change) => expect(parsed(change)).toBeNull());

  it.each(["", "null", "[]", "{", '"a"', "1"])("as %j", (text) =>
    expect(parseFacts(text)).toBeNull(),
  );
});
