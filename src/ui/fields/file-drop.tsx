import type { LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { css } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";

interface FileDropProps {
  readonly icon: LucideIcon;
  /** As in the attribute of the same name. */
  readonly accept: string;
  readonly title: string;
  readonly note: string;
  readonly disabled?: boolean;
  readonly isInvalid?: boolean;
  readonly onFile: (file: File) => void;
}

/** Field for a file that the player picks or drops. */
export function FileDrop(props: FileDropProps) {
  const { icon, accept, title, note, disabled = false, isInvalid = false, onFile } = props;
  const noteId = useId();
  const [over, setOver] = useState(false);
  return (
    <label className={zone} data-over={over || undefined}>
      <input
        type="file"
        accept={accept}
        className={cover}
        aria-describedby={noteId}
        aria-invalid={isInvalid}
        disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // Allows to pick the same file again.
          currentTarget.value = "";
        }}
      />
      <Icon as={icon} size={1.5} />
      <b className={css({ color: "text-strong", fontWeight: "semibold" })}>{title}</b>
      <span
        id={noteId}
        className={css({ color: "text-muted", fontSize: "xs", textWrap: "balance" })}
      >
        {note}
      </span>
    </label>
  );
}

const zone = css({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: "1",
  padding: "4",
  border: "dashed-control",
  borderRadius: "md",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "sm",
  textAlign: "center",
  _hover: { background: "surface-hover" },
  "&[data-over]": { background: "accent-subtle", borderColor: "accent-mark" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "0-5" },
});

// Browsers take files that are dropped on a file field, so the field covers its frame.
const cover = css({
  position: "absolute",
  inset: "0",
  width: "full",
  opacity: "0",
  cursor: "pointer",
  fontSize: "0",
});
