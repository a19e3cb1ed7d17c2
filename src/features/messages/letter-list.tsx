import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Letter } from "#contract/api/letters.ts";
import type { LetterKind } from "#contract/messages.ts";
import { LetterBar } from "./letter-bar.tsx";
import { LetterRow } from "./letter-row.tsx";

interface LetterListProps {
  readonly kind: LetterKind;
  readonly list: readonly Letter[];
  readonly openId: string | null;
  readonly onOpen: (letter: Letter) => void;
}

export function LetterList({ kind, list, openId, onOpen }: LetterListProps) {
  const { t } = useTranslation("messages");
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Without those that have gone from the list since.
  const chosen = list.filter(({ id }) => marked.has(id));
  const choose = (letters: readonly Letter[]) => setMarked(new Set(letters.map(({ id }) => id)));
  return (
    <>
      <LetterBar kind={kind} list={list} chosen={chosen} onChoose={choose} />
      <ul role="list" aria-label={t(`tab.${kind}`)}>
        {list.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            open={letter.id === openId}
            marked={marked.has(letter.id)}
            onMark={(on) =>
              choose(on ? [...chosen, letter] : chosen.filter((one) => one !== letter))
            }
            onOpen={() => onOpen(letter)}
          />
        ))}
      </ul>
    </>
  );
}
