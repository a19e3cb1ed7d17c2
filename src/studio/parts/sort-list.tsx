// A list that is put in order by dragging, and by the arrow keys on the handle of an entry.
import { GripVertical, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { css } from "#styled/css/index.js";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlainButton } from "../../ui/plain-button.tsx";
import { moved } from "./moved.ts";

interface SortListProps<T> {
  readonly label: string;
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly titleOf: (entry: T) => string;
  readonly detailOf?: (entry: T) => ReactNode;
  readonly onChange: (entries: readonly T[]) => void;
  readonly least?: number;
}

export function SortList<T>(props: SortListProps<T>) {
  const { label, entries, keyOf, titleOf, detailOf, onChange, least = 1 } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || from === to) return;
    onChange(moved(entries, from, to));
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
    const handles = list.current?.querySelectorAll<HTMLElement>(":scope > li > [data-handle]");
    handles?.[Math.min(Math.max(index + step, 0), entries.length - 1)]?.focus();
  };
  return (
    <ol ref={list} aria-label={label} className={listStyle}>
      {entries.map((entry, index) => (
        <li
          key={keyOf(entry)}
          draggable
          className={row}
          data-over={over === index && dragged !== index ? "" : undefined}
          data-dragged={dragged === index ? "" : undefined}
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = "move";
            setDragged(index);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(index);
          }}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
          onDrop={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            event.stopPropagation();
            move(dragged, index);
            setDragged(null);
            setOver(null);
          }}
        >
          <PlainButton
            data-handle=""
            className={handle}
            aria-label={`Move ${titleOf(entry)}: arrow keys up and down`}
            onKeyDown={(event) => onKey(event, index)}
          >
            <Icon as={GripVertical} />
          </PlainButton>
          <div className={body}>
            <span className={title}>{titleOf(entry)}</span>
            {detailOf?.(entry)}
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
