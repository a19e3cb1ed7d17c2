// What a member does with messages. Afterwards the lists and the counts are read again, here and in other tabs.
import {
  deleteLetters,
  letterList,
  readAllLetters,
  readLetters,
  restoreLetters,
} from "#contract/api/letters.ts";
import { LETTER_UNDO_MS, type LetterKind } from "#contract/messages.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { loadUnread, tellOtherTabs } from "#session/account/unread.ts";
import { showToast } from "#ui/overlays/toast.tsx";

type Ids = readonly string[];

/** @throws CallError that has shown its words, as all functions here */
export async function markAsRead(ids: Ids): Promise<void> {
  await request(readLetters, { ids: [...ids] });
  await changed();
}

/** @param kind null: messages of all kinds */
export async function readAll(kind: LetterKind | null): Promise<void> {
  await request(readAllLetters, kind === null ? {} : { kind });
  await changed();
  showToast(i18n.t("messages:allRead"));
}

/** With the offer to take it back. */
export async function deleteWithUndo(ids: Ids): Promise<void> {
  await request(deleteLetters, { ids: [...ids] });
  await changed();
  showToast(i18n.t("messages:deleted", { count: ids.length }), {
    label: i18n.t("messages:undo"),
    shownFor: LETTER_UNDO_MS,
    onPress: () => void restore(ids).catch(() => {}),
  });
}

async function restore(ids: Ids): Promise<void> {
  const { changed: count } = await request(restoreLetters, { ids: [...ids] });
  await changed();
  showToast(i18n.t(count === 0 ? "messages:tooLate" : "messages:restored", { count }));
}

export async function refreshLetters(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [letterList.path] });
}

async function changed(): Promise<void> {
  tellOtherTabs();
  await Promise.allSettled([refreshLetters(), loadUnread()]);
}
