import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "../../ui/icon.tsx";
import {
  AVATAR_TYPES,
  type AvatarFault,
  type OwnPicture,
  prepareAvatar,
  SOURCE_MAX_BYTES,
} from "./avatar-image.ts";

const MEGABYTE = 1024 * 1024;

/** A picture of the player's own, picked or dropped. */
export function AvatarUpload({ onReady }: { readonly onReady: (picture: OwnPicture) => void }) {
  const { t } = useTranslation("account");
  const note = useId();
  const [fault, setFault] = useState<AvatarFault | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const prepared = await prepareAvatar(file);
    setBusy(false);
    setFault(prepared.kind === "refused" ? prepared.fault : null);
    if (prepared.kind === "ready") onReady(prepared.picture);
  };
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <label className={zone} data-over={over || undefined}>
        <input
          type="file"
          accept={AVATAR_TYPES}
          className={cover}
          aria-describedby={note}
          aria-invalid={fault !== null}
          disabled={busy}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file may be picked again.
            currentTarget.value = "";
          }}
        />
        <Icon as={ImageUp} size={1.5} />
        <b className={css({ color: "text-strong", fontWeight: "semibold" })}>
          {t(busy ? "avatar.reading" : "avatar.upload")}
        </b>
        <span id={note} className={css({ color: "text-muted", fontSize: "xs" })}>
          {t("avatar.kinds", { size: SOURCE_MAX_BYTES / MEGABYTE })}
        </span>
      </label>
      <p role="alert" className={error}>
        {fault !== null && t(`avatar.fault.${fault}`, { size: SOURCE_MAX_BYTES / MEGABYTE })}
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
  border: "[1px dashed {colors.border-control}]",
  borderRadius: "md",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "sm",
  textAlign: "center",
  _hover: { background: "surface-hover" },
  "&[data-over]": { background: "accent-subtle", borderColor: "accent-mark" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "0-5" },
});

// A file dropped on a file field is picked by it, so the field covers its frame.
const cover = css({
  position: "absolute",
  inset: "0",
  width: "full",
  opacity: "0",
  cursor: "pointer",
  fontSize: "0",
});

const error = css({ color: "danger", fontSize: "xs", _empty: { display: "none" } });
