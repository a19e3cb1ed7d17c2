// What stands in the address of the page: the tab, the page of its list, and the message that is open.
import { type AddressFields, pageField } from "#lib/address-fields.ts";
import { type MessageTab, TABS } from "./message-tabs.ts";

interface MessageFilter {
  /** Null: that of the last visit. */
  readonly tab: MessageTab | null;
  readonly page: number;
  readonly letter: string | null;
}

/** The page of a list, counted from 1, and the way to another. */
export interface ListPages {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export const LETTER = "letter";

export const FIELDS: AddressFields<MessageFilter> = {
  tab: {
    read: (text) => TABS.find((name) => name === text) ?? null,
    write: (tab) => tab,
  },
  page: pageField(),
  [LETTER]: { read: (text) => text, write: (id) => id },
};
