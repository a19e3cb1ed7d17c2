// Messages of one kind: a list with the open one beside it; on a phone one of the two.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { type Letter, letterList } from "#contract/api/letters.ts";
import type { LetterKind } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { writeFields } from "#lib/address-fields.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useDesktop } from "#ui/use-desktop.ts";
import { deleteWithUndo, markAsRead } from "./letter-acts.ts";
import { LetterDetail, NoLetter } from "./letter-detail.tsx";
import { LetterList } from "./letter-list.tsx";
import { LettersSkeleton } from "./letters-skeleton.tsx";
import { FIELDS, LETTER, type ListPages } from "./letter-address.ts";

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
  const [search, setSearch] = useSearchParams();
  const letter = list.find(({ id }) => id === search.get(LETTER)) ?? null;
  const show = (id: string | null, replace: boolean) =>
    setSearch(writeFields(FIELDS, search, { letter: id, page }), { replace });
  const close = () => show(null, true);
  const open = ({ id, read }: Letter) => {
    // On a phone the back button leads from the message to the list.
    show(id, desktop);
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
        <div className={foot}>{children}</div>
      </div>
      {desktop && <div className={right}>{detail === false ? <NoLetter /> : detail}</div>}
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
const right = css({ minWidth: "0" });
const foot = css({
  display: "grid",
  justifyContent: "center",
  paddingBlock: "3",
  _empty: { display: "none" },
});
