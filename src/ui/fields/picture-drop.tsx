import { ImageUp } from "lucide-react";
import { useState } from "react";
import { css } from "#styled/css/index.js";
import {
  type OwnPicture,
  PICTURE_TYPES,
  type PictureFault,
  type Prepared,
} from "#lib/browser/own-picture.ts";
import { FileDrop } from "./file-drop.tsx";

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
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [busy, setBusy] = useState(false);
  const take = async (file: File) => {
    setBusy(true);
    const prepared = await prepare(file);
    setBusy(false);
    setFault(prepared.kind === "refused" ? prepared.fault : null);
    if (prepared.kind === "ready") onReady(prepared.picture);
  };
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <FileDrop
        icon={ImageUp}
        accept={PICTURE_TYPES}
        title={busy ? reading : title}
        note={note}
        disabled={busy}
        isInvalid={fault !== null}
        onFile={(file) => void take(file)}
      />
      <p role="alert" className={error}>
        {fault !== null && say(fault)}
      </p>
    </div>
  );
}

const error = css({ color: "danger", fontSize: "xs", _empty: { display: "none" } });
