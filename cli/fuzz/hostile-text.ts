import * as fc from "fast-check";

/** Pieces that end a text, a declaration, a tag or a line somewhere else. */
const PIECES = [
  "</script>",
  "<!--",
  "-->",
  "]]>",
  "\u2028",
  "\u2029",
  "\u0000",
  "\u001b[2J",
  "\u202e",
  "\ud800",
  "'",
  '"',
  "`",
  "${1}",
  "\\",
  "\n",
  "\r",
  ";}",
  "{",
  "}",
  "{{operator}}",
  "{a.b}",
  "url(//x)",
  "javascript:1",
  "../",
  "__proto__",
  "constructor",
  "toString",
  "&lt;",
  "<b>",
  " ",
  "汉",
  "😀",
];

/** Texts of letters and of such pieces. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 6 })
  .map((pieces) => pieces.join(""));
