// Messages of one kind: a list with the open one beside it; on a phone one of the two.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Letter, letterList } from "#contract/api/letters.ts";
import type { LetterKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { useAddress } from "#lib/browser/address.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { ListFoot, Pagination } from "#ui/tables/pagination.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { deleteWithUndo, markAsRead } from "./letter-acts.ts";
import { LetterDetail, NoLetter } from "./letter-detail.tsx";
import { LettersSkeleton } from "./letters-skeleton.tsx";
import { FIELDS, type ListPages } from "./letter-address.ts";
import { LetterBar } from "./letter-bar.tsx";
import { LetterRow } from "./letter-row.tsx";

const LETTERS_A_PAGE = 12;

interface LetterPanelProps extends ListPages {
  readonly kind: LetterKind;
}

export function LetterPanel({ kind, page, onPage }: LetterPanelProps) {
  const { t } = useTranslation("messages");
  const [pages, setPages] = useState(Infinity);
  // After the last message of the last page was deleted.
  const pageNum = Math.max(1, Math.min(page, pages));
  const found = useCall(letterList, { kind, pageNum, pageSize: LETTERS_A_PAGE });
  const count = found.data === undefined ? pages : Math.ceil(found.data.total / LETTERS_A_PAGE);
  if (count !== pages) setPages(count);
  return (
    <AsyncView
      result={found}
      error={t("failed")}
      skeleton={<LettersSkeleton />}
      empty={<EmptyState title={t(`empty.${kind}`)} note={t("empty.note")} />}
    >
      {({ list }) => (
        <LetterView kind={kind} list={list} page={pageNum}>
          <Pagination page={pageNum} pages={count} onChange={onPage} />
        </LetterView>
      )}
    </AsyncView>
  );
}

interface LetterViewProps {
  readonly kind: LetterKind;
  readonly list: readonly Letter[];
  /** Of the list. */
  readonly page: number;
  /** Below the list. */
  readonly children: ReactNode;
}

function LetterView({ kind, list, page, children }: LetterViewProps) {
  const desktop = useDesktop();
  const [address, change] = useAddress(FIELDS);
  const letter = list.find(({ id }) => id === address.letter) ?? null;
  const close = () => change({ letter: null, page });
  const open = ({ id, read }: Letter) => {
    // On a phone the back button leads from the message to the list.
    change({ letter: id, page }, { push: !desktop });
    if (!read) markAsRead([id]).catch(() => {});
  };
  const detail = letter !== null && (
    <LetterDetail
      key={letter.id}
      letter={letter}
      onBack={desktop ? null : close}
      onDelete={() => deleteWithUndo([letter.id]).then(close)}
    />
  );
  if (!desktop && detail !== false) return detail;
  return (
    <div className={columns}>
      <div className={left}>
        <LetterList kind={kind} list={list} openId={letter?.id ?? null} onOpen={open} />
        <ListFoot>{children}</ListFoot>
      </div>
      {desktop && <Box minWidth="0">{detail === false ? <NoLetter /> : detail}</Box>}
    </div>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 5fr) minmax(0, 6fr)",
  },
  alignItems: "stretch",
});
const left = css({ minWidth: "0", borderRight: { desktop: "thin" } });

interface LetterListProps {
  readonly kind: LetterKind;
  readonly list: readonly Letter[];
  readonly openId: string | null;
  readonly onOpen: (letter: Letter) => void;
}

function LetterList({ kind, list, openId, onOpen }: LetterListProps) {
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
