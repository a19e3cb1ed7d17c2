// Searches in the browser over names that the server has spelled out (contract: `spellings`).

/** Whether the input is part of a text or a spelling. Pinyin matches from the start of a syllable, or by initials. */
export function isNamed(typed: string, texts: readonly string[], spellings: string): boolean {
  const wanted = normal(typed);
  if (wanted === "") return true;
  return (
    texts.some((text) => normal(text).includes(wanted)) ||
    spellings.split(" ").some((spelling) => isSpelled(wanted, spelling))
  );
}

function isSpelled(wanted: string, spelling: string): boolean {
  const syllables = spelling.split("·");
  if (syllables.length === 1) return spelling.includes(wanted);
  const initials = syllables.map((syllable) => syllable.charAt(0)).join("");
  return (
    initials.includes(wanted) ||
    syllables.some((_, at) => syllables.slice(at).join("").startsWith(wanted))
  );
}

/** Case and spaces do not matter. */
function normal(text: string): string {
  return text.toLowerCase().replaceAll(/[\s'’·]+/gu, "");
}
