/** Text of a file in UTF-8 or, with its byte order mark, UTF-16; the mark is left out. */
export function decodeText(content: string | Uint8Array): string {
  if (typeof content === "string") return content.replace(/^\uFEFF/, "");
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  return new TextDecoder(encoding).decode(content);
}
