/** JSON as the text of a script: `</script>` and the two line separators cannot end it. */
export function escapeScript(json: string): string {
  return json
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}
