import { CheckCheck, MailOpen, Trash2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Letter } from "#contract/api/letters.ts";
import type { LetterKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { deleteWithUndo, markAsRead, readAll } from "./letter-acts.ts";
import { usePending } from "./use-pending.ts";

interface LetterBarProps {
  readonly kind: LetterKind;
  readonly list: readonly Letter[];
  readonly chosen: readonly Letter[];
  readonly onChoose: (letters: readonly Letter[]) => void;
}

/** Chooses all messages of the page, and acts on those that are chosen. */
export function LetterBar({ kind, list, chosen, onChoose }: LetterBarProps) {
  const { t } = useTranslation("messages");
  const { pending, run } = usePending();
  const all = useRef<HTMLElement>(null);
  const ids = chosen.map(({ id }) => id);
  const act = (what: () => Promise<void>) =>
    void run(async () => {
      await what();
      // At once: the button that was pressed has to be gone before the focus is looked for.
      flushSync(() => onChoose([]));
      if (document.activeElement === document.body) all.current?.focus();
    });
  return (
    <fieldset aria-label={t("acts")} className={bar}>
      <Checkbox
        ref={all}
        checked={ids.length === list.length}
        onChange={(on) => onChoose(on ? list : [])}
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
    </fieldset>
  );
}

const bar = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minWidth: "0",
  minHeight: "12",
  paddingBlock: "2",
  paddingInline: { base: "4", desktop: "6" },
  borderBottom: "thin",
});
const end = css({ marginLeft: "auto" });
