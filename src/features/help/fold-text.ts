/** Lower case, full-width letters and figures as plain ones; every character stays in its place. */
export function foldText(text: string): string {
  return text.replaceAll(/[A-Z\uFF01-\uFF5E\u3000]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code === 0x3000) return " ";
    return String.fromCharCode(code >= 0xff01 ? code - 0xfee0 : code).toLowerCase();
  });
}
