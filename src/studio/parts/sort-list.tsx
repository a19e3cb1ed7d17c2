// A list that is put in order by dragging, and by the arrow keys on the handle of an entry.
import { GripVertical, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { ownValue } from "#contract/own-value.ts";
import { css } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { moved } from "./moved.ts";
import { useAhead } from "./use-ahead.ts";
import { useDragSort } from "./use-drag-sort.ts";

interface SortListProps<T> {
  readonly label: string;
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly titleOf: (entry: T) => string;
  readonly renderDetail?: (entry: T) => ReactNode;
  readonly onChange: (entries: readonly T[]) => void;
  readonly least?: number;
}

export function SortList<T>(props: SortListProps<T>) {
  const { label, keyOf, titleOf, renderDetail, least = 1 } = props;
  const [entries, setEntries] = useAhead(props.entries);
  const onChange = (next: readonly T[]) => {
    setEntries(next);
    props.onChange(next);
  };
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || from === to) return;
    onChange(moved(entries, from, to));
  };
  useDragSort(list, move);
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = ownValue({ ArrowUp: -1, ArrowDown: 1 }, event.key);
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  return (
    <ol ref={list} aria-label={label} className={listStyle}>
      {entries.map((entry, index) => (
        <li key={keyOf(entry)} draggable className={row}>
          <PlainButton
            className={handle}
            aria-label={`Move ${titleOf(entry)}: arrow keys up and down`}
            onKeyDown={(event) => onKey(event, index)}
          >
            <Icon as={GripVertical} />
          </PlainButton>
          <div className={body}>
            <span className={title}>{titleOf(entry)}</span>
            {renderDetail?.(entry)}
          </div>
          {entries.length > least && (
            <IconButton
              size="sm"
              icon={X}
              label={`Remove ${titleOf(entry)}`}
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

const listStyle = css({ display: "grid", gap: "1" });

const row = css({
  display: "flex",
  alignItems: "flex-start",
  gap: "1",
  paddingBlock: "0-5",
  paddingRight: "1",
  borderRadius: "sm",
  background: "surface-sunken",
  boxShadow: "edge",
  "&[data-over]": { boxShadow: "edge-mark" },
  "&[data-dragged]": { opacity: "0.5" },
});

const handle = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "7",
  height: "control-sm",
  borderRadius: "sm",
  color: "text-muted",
  cursor: "grab",
  _hover: { color: "text-strong" },
});

const body = css({ flex: "1", minWidth: "0", display: "grid", gap: "2", paddingBlock: "1-5" });
const title = css({ color: "text-strong" });
