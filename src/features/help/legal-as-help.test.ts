import { expect, it } from "vitest";
import type { Block, LegalDocument } from "#contract/legal.ts";
import { legalAsHelp } from "./legal-as-help.ts";
import { hitAddress, searchHelp } from "./search-help.ts";

const heading = (level: 1 | 2 | 3, id: string, text: string): Block => ({
  kind: "heading",
  level,
  id,
  text,
});
const paragraph = (text: string): Block => ({
  kind: "paragraph",
  children: [{ kind: "text", text }],
});

it("is found by its sections", () => {
  const document: LegalDocument = {
    name: "terms",
    variant: "standard",
    title: "用户条款",
    effectiveDate: "2026-11-01",
    hash: "0",
    converted: false,
    blocks: [
      heading(1, "s1", "用户条款"),
      paragraph("先读这里。"),
      heading(2, "s2", "账户"),
      paragraph("只能拥有一个账户。"),
      heading(3, "s3", "年龄"),
      paragraph("年满 18 岁。"),
      heading(2, "s4", "其他"),
    ],
  };
  const page = legalAsHelp("gztk", document);
  expect(page.intro).toHaveLength(1);
  expect(page.sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ["账户", 3],
    ["其他", 0],
  ]);
  expect(searchHelp([page], "年满").map(hitAddress)).toEqual(["/app/help/gztk#s2"]);
});
