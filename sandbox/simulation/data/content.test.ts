import { expect, it } from "vitest";
import { ROWS } from "./catalogue-rows.ts";
import { NOTICES, VENDORS } from "./content.ts";
import { readContent } from "./read-content.ts";

const notice = NOTICES[0] ?? { id: "" };

it("names file, entry and field of what is wrong", () => {
  const read = (...entries: readonly object[]) => readContent("notices.json", ROWS.notice, entries);
  expect(read(notice)).toEqual([notice]);
  expect(() => read(notice, { ...notice, id: "second", text: 5 })).toThrow(
    "content/notices.json, entry 2 (second), text: Invalid type: Expected string but received 5.",
  );
  expect(() => read({ kind: "系统公告" })).toThrow(
    "content/notices.json, entry 1 (undefined), id:",
  );
  expect(() => read(notice, notice)).toThrow(
    `content/notices.json, entry 2 (${notice.id}): another entry has this id already.`,
  );
});

it("gives each venue a channel code of its own", () => {
  expect(new Set(VENDORS.map(({ code }) => code)).size).toBe(VENDORS.length);
});
