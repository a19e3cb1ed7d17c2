// Pinyin of texts that the browser searches itself, from a table of the characters they are made of.

/** Syllable → simplified characters. */
type Sounds = Readonly<Record<string, string>>;

/** `全场让球` → `quan·chang·rang·qiu`, as `isNamed` reads it; characters outside the table are left out. */
export function spelling(sounds: Sounds): (simplified: string) => string {
  const syllables = new Map(
    Object.entries(sounds).flatMap(([syllable, characters]) =>
      [...characters].map((character) => [character, syllable] as const),
    ),
  );
  return (text) => [...text].flatMap((character) => syllables.get(character) ?? []).join("·");
}
