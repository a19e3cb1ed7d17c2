// One choice of many: opens a list that is searched by typing.
import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, Search } from "lucide-react";
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { field, fieldBox, fieldInput, fieldLabel, fieldTrigger } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";
import { popupItem, popupStyle, positionerStyle } from "../overlays/popup-style.ts";

interface SearchSelectProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly value: T;
  readonly onChange: (item: T) => void;
  readonly keyOf: (item: T) => string;
  /** What the closed field shows, and what is searched. */
  readonly textOf: (item: T) => string;
  /** Spoken name of the search, and what stands in it before anything is typed. */
  readonly searchLabel: string;
  /** In the place of items where none is found. */
  readonly empty: string;
  readonly disabled?: boolean;
  /** What the list shows of an item. */
  readonly children: (item: T) => ReactNode;
}

export function SearchSelect<T>(props: SearchSelectProps<T>) {
  const { label, items, value, onChange, keyOf, textOf, disabled = false } = props;
  return (
    <div className={field}>
      <Combobox.Root
        items={items}
        value={value}
        disabled={disabled}
        autoHighlight
        itemToStringLabel={textOf}
        isItemEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Combobox.Label className={fieldLabel}>{label}</Combobox.Label>
        <Combobox.Trigger className={cx(fieldBox, fieldTrigger)}>
          <span className={shown}>{textOf(value)}</span>
          <Icon as={ChevronDown} />
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} align="start" className={positionerStyle}>
            <Combobox.Popup aria-label={label} className={cx(popupStyle, popup)}>
              <Choices {...props} />
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}

function Choices<T>({ searchLabel, empty, keyOf, children }: SearchSelectProps<T>) {
  return (
    <>
      <div className={cx(fieldBox, search)}>
        <Icon as={Search} />
        <Combobox.Input aria-label={searchLabel} placeholder={searchLabel} className={fieldInput} />
      </div>
      <Combobox.Empty className={none}>{empty}</Combobox.Empty>
      <Combobox.List className={list}>
        {(item: T) => (
          <Combobox.Item key={keyOf(item)} value={item} className={popupItem}>
            {children(item)}
            <Combobox.ItemIndicator className={css({ marginLeft: "auto" })}>
              <Icon as={Check} />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.List>
    </>
  );
}

const shown = css({ flex: "1", minWidth: "0", truncate: true });
const popup = css({
  display: "grid",
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  width: "popup",
  overflowY: "hidden",
});
const search = css({ margin: "1", height: "control" });
const list = css({ minHeight: "0", overflowY: "auto", overscrollBehavior: "contain" });
// The part stands in the page at all times, so that a reader hears it fill.
const none = css({ color: "text-muted", "&:not(:empty)": { padding: "3" } });
