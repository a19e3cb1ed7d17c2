// The texts of the evidence page in traditional characters, by the converter of the sites.
import simplified from "../../contract/evidence/page-words.zh-CN.json" with { type: "json" };
import { createConverter } from "../../cli/locale/converter.ts";

export function evidenceWords(): unknown {
  return converted(simplified, createConverter());
}

function converted(value: unknown, convert: (text: string) => string): unknown {
  if (typeof value === "string") return convert(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => [name, converted(text, convert)]),
  );
}
