import { useTranslation } from "react-i18next";
import { type OwnPicture, SOURCE_MAX_BYTES, squarePicture } from "#lib/own-picture.ts";
import { PictureDrop } from "#ui/picture-drop.tsx";

const MEGABYTE = 1024 * 1024;

/** A picture of the player's own, picked or dropped. */
export function AvatarUpload({ onReady }: { readonly onReady: (picture: OwnPicture) => void }) {
  const { t } = useTranslation("account");
  const size = SOURCE_MAX_BYTES / MEGABYTE;
  return (
    <PictureDrop
      prepare={squarePicture}
      onReady={onReady}
      title={t("avatar.upload")}
      reading={t("avatar.reading")}
      note={t("avatar.kinds", { size })}
      say={(fault) => t(`avatar.fault.${fault}`, { size })}
    />
  );
}
