import { CheckCheck, MailOpen, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Letter } from "#contract/api/letters.ts";
import type { LetterKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Icon } from "../../ui/icon.tsx";
import { deleteWithUndo, markAsRead, readAll } from "./letter-acts.ts";
import { LetterRow } from "./letter-row.tsx";
import { usePending } from "./use-pending.ts";

interface LetterListProps {
  readonly kind: LetterKind;
  readonly list: readonly Letter[];
  readonly openId: string | null;
  readonly onOpen: (letter: Letter) => void;
}

export function LetterList({ kind, list, openId, onOpen }: LetterListProps) {
  const { t } = useTranslation("messages");
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { pending, run } = usePending();
  // Without those that have gone from the list since.
  const chosen = list.filter(({ id }) => marked.has(id));
  const ids = chosen.map(({ id }) => id);
  const mark = (id: string, on: boolean) => {
    const others = ids.filter((one) => one !== id);
    setMarked(new Set(on ? [...others, id] : others));
  };
  const act = (what: () => Promise<void>) =>
    void run(async () => {
      await what();
      setMarked(new Set());
    });
  return (
    <>
      <div role="group" aria-label={t("acts")} className={bar}>
        <Checkbox
          checked={ids.length === list.length}
          onChange={(on) => setMarked(new Set(on ? list.map(({ id }) => id) : []))}
        >
          {ids.length === 0 ? t("chooseAll") : t("chosen", { count: ids.length })}
        </Checkbox>
        {ids.length === 0 ? (
          <Button
            size="sm"
            className={end}
            loading={pending}
            disabled={list.every(({ read }) => read)}
            onClick={() => act(() => readAll(kind))}
          >
            <Icon as={CheckCheck} />
            {t("readAll")}
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              className={end}
              disabled={pending || chosen.every(({ read }) => read)}
              onClick={() => act(() => markAsRead(ids))}
            >
              <Icon as={MailOpen} />
              {t("read")}
            </Button>
            <Button size="sm" disabled={pending} onClick={() => act(() => deleteWithUndo(ids))}>
              <Icon as={Trash2} />
              {t("delete")}
            </Button>
          </>
        )}
      </div>
      <ul role="list" aria-label={t(`tab.${kind}`)}>
        {list.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            open={letter.id === openId}
            marked={marked.has(letter.id)}
            onMark={(on) => mark(letter.id, on)}
            onOpen={() => onOpen(letter)}
          />
        ))}
      </ul>
    </>
  );
}

const bar = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minHeight: "12",
  paddingBlock: "2",
  paddingInline: { base: "4", desktop: "6" },
  borderBottom: "thin",
});
const end = css({ marginLeft: "auto" });
