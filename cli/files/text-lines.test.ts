import fc from "fast-check";
import { expect, it } from "vitest";
import { replaceLines } from "./text-lines.ts";

const END = fc.constantFrom("\n", "\r\n", "\n\n");
const line = fc.tuple(fc.constantFrom("a", "b", "条款", ""), END).map((parts) => parts.join(""));
const shown = (text: string) => text.replace("\uFEFF", "").replaceAll("\r\n", "\n");

it("gives the words of the form, and keeps the bytes of all other lines", () => {
  const parts = fc.array(line, { maxLength: 5 }).map((lines) => lines.join(""));
  const words = fc.tuple(parts, fc.constantFrom("", "x", "x\n", "x\ny\n"), parts);
  const rest = fc.tuple(fc.constantFrom("", "\uFEFF"), fc.constantFrom("", "end"));
  fc.assert(
    fc.property(words, rest, ([head, middle, tail], [mark, end]) => {
      const before = `${mark}${head}old\n${tail}${end}`;
      const after = shown(`${head}${middle}${tail}${end}`);
      const now = replaceLines(before, after);
      expect(shown(now)).toBe(after);
      expect(now.startsWith(mark + head)).toBe(true);
      expect(!middle.endsWith("\n") || now.endsWith(tail + end)).toBe(true);
    }),
  );
});

it("ends new lines as the file does", () => {
  expect(replaceLines("\uFEFFa\r\nb\r\n", "a\nnew\nb\n")).toBe("\uFEFFa\r\nnew\r\nb\r\n");
  expect(replaceLines("", "a\n")).toBe("a\n");
});
