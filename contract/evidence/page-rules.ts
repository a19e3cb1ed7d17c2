// The rules on the evidence page.
import type { EvidenceData, RuleBlock, RuleInline } from "./evidence-data.ts";
import { type Html, markup, table } from "./page-html.ts";
import { filledWords, type PageWords, timeText } from "./page-words.ts";

export function rulesHtml({ rules }: EvidenceData, words: PageWords): Html {
  if (rules === null) return markup`<p>${words.noRules}</p>`;
  const since = timeText(rules.since).replace("\n", "，");
  const note = filledWords(words.rulesNote, { version: rules.version, since });
  const pages = rules.pages.map(
    ({ title, blocks }) =>
      markup`<article class="rules"><h3>${title}</h3>${blocks.map(blockHtml)}</article>`,
  );
  return markup`<p>${note}</p>${pages}`;
}

function blockHtml(block: RuleBlock): Html {
  switch (block.kind) {
    case "heading":
      return markup`<h4>${block.text}</h4>`;
    case "paragraph":
      return markup`<p>${lineHtml(block.line)}</p>`;
    case "list": {
      const items = block.items.map((item) => markup`<li>${lineHtml(item)}</li>`);
      return block.ordered ? markup`<ol>${items}</ol>` : markup`<ul>${items}</ul>`;
    }
    case "table":
      return table(
        block.head.map(lineHtml),
        block.rows.map((row) => row.map(lineHtml)),
      );
  }
}

function lineHtml(line: readonly RuleInline[]): Html {
  return markup`${line.map(({ text, strong }) => (strong ? markup`<strong>${text}</strong>` : text))}`;
}
