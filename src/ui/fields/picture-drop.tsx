import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { css } from "#styled/css/index.js";
import {
  type OwnPicture,
  PICTURE_TYPES,
  type PictureFault,
  type Prepared,
} from "#lib/browser/own-picture.ts";
import { Icon } from "../pictures/icon.tsx";

interface PictureDropProps {
  readonly prepare: (file: File) => Promise<Prepared>;
  readonly onReady: (picture: OwnPicture) => void;
  readonly title: string;
  /** In the place of the title while a picture is read. */
  readonly reading: string;
  readonly note: string;
  readonly say: (fault: PictureFault) => string;
}

/** Field for a picture that the player picks or drops. */
export function PictureDrop({ prepare, onReady, title, reading, note, say }: PictureDropProps) {
  const noteId = useId();
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const prepared = await prepare(file);
    setBusy(false);
    setFault(prepared.kind === "refused" ? prepared.fault : null);
    if (prepared.kind === "ready") onReady(prepared.picture);
  };
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <label className={zone} data-over={over || undefined}>
        <input
          type="file"
          accept={PICTURE_TYPES}
          className={cover}
          aria-describedby={noteId}
          aria-invalid={fault !== null}
          disabled={busy}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // Allows to pick the same file again.
            currentTarget.value = "";
          }}
        />
        <Icon as={ImageUp} size={1.5} />
        <b className={css({ color: "text-strong", fontWeight: "semibold" })}>
          {busy ? reading : title}
        </b>
        <span
          id={noteId}
          className={css({ color: "text-muted", fontSize: "xs", textWrap: "balance" })}
        >
          {note}
        </span>
      </label>
      <p role="alert" className={error}>
        {fault !== null && say(fault)}
      </p>
    </div>
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

const error = css({ color: "danger", fontSize: "xs", _empty: { display: "none" } });
