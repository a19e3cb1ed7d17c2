/** JSON as the text of a script: `</script>` and the two line separators cannot end it. */
export function escapeScript(json: string): string {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return json.replace(/[<\u2028\u2029]/g, escape);
}
