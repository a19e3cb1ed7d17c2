// What stands in the address of the page: the tab, the page of its list, and the message that is open.
import { choiceField, pageField, textField } from "#lib/browser/address.ts";
import { TABS } from "./message-tabs.ts";

/** The page of a list, counted from 1, and the way to another. */
export interface ListPages {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export const FIELDS = {
  /** Null: that of the last visit. */
  tab: choiceField(TABS),
  page: pageField(),
  letter: textField,
};
