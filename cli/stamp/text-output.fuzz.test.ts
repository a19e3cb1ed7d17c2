// Any text comes out of a module and of the html unchanged.
import { runInThisContext } from "node:vm";
import * as fc from "fast-check";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { fuzzRuns } from "../fuzz/fuzz-runs.ts";
import { hostileText } from "../fuzz/hostile-text.ts";
import { hiddenCharacter, visible } from "../base/characters.ts";
import { dataModule } from "./content-modules.ts";
import { escapeHtml } from "../base/escape-html.ts";

test("a module returns its texts and cannot end a script", () => {
  fc.assert(
    fc.property(fc.array(hostileText), (texts) => {
      const source = dataModule(texts);
      expect(source).not.toMatch(/[<\u2028\u2029]/);
      const script = source.replace("export default ", "(").replace(/;\n$/, ")");
      expect([...(runInThisContext(script) as string[])]).toEqual(texts);
    }),
    fuzzRuns(),
  );
});

test("an attribute and an element hold the text and nothing else", () => {
  const shown = hostileText.filter(
    (text) => hiddenCharacter(text) === null && !/[\r\n\t]/.test(text),
  );
  fc.assert(
    fc.property(shown, (text) => {
      const events: string[] = [];
      const parser = new SaxesParser();
      parser.on("opentag", ({ attributes }) => events.push(String(attributes["b"])));
      parser.on("text", (found) => events.push(found));
      parser.write(`<a b="${escapeHtml(text)}">${escapeHtml(text)}</a>`).close();
      expect(events.filter((event) => event !== "")).toEqual(text === "" ? [] : [text, text]);
    }),
    fuzzRuns(),
  );
});

test("a text for a terminal is one line without a hidden character", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(hiddenCharacter(visible(text))).toBeNull();
      expect(visible(text)).not.toMatch(/[\r\n]/);
    }),
    fuzzRuns(),
  );
});
