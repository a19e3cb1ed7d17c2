import { X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FEEDBACK_MAX_IMAGES } from "#contract/messages.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { serverPicture } from "#lib/browser/media.ts";
import { SOURCE_MAX_BYTES, wholePicture } from "#lib/browser/own-picture.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { PictureDrop } from "#ui/fields/picture-drop.tsx";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { useUploads } from "./use-uploads.ts";

interface ImageFieldProps {
  /** Addresses of uploaded pictures. */
  readonly images: readonly string[];
  readonly onAdd: (url: string) => void;
  readonly onRemove: (url: string) => void;
  /** Whether pictures are on their way. */
  readonly onBusy: (busy: boolean) => void;
}

const MEGABYTE = 1024 * 1024;

export function ImageField({ images, onAdd, onRemove, onBusy }: ImageFieldProps) {
  const { t } = useTranslation("feedback");
  const { uploads, add, cancel } = useUploads(onAdd);
  const busy = uploads.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const size = SOURCE_MAX_BYTES / MEGABYTE;
  return (
    <Stack gap="3">
      {images.length + uploads.length > 0 && (
        <Row as="ul" role="list" aria-label={t("images.label")} wrap="wrap" gap="3">
          {images.map((url, index) => (
            <Tile
              key={url}
              src={serverPicture(url)}
              name={t("images.nth", { number: index + 1 })}
              onRemove={() => onRemove(url)}
            />
          ))}
          {uploads.map(({ key, preview, share }) => (
            <Tile
              key={key}
              src={preview}
              name={t("images.uploading")}
              share={share}
              onRemove={() => cancel(key)}
            />
          ))}
        </Row>
      )}
      {images.length + uploads.length < FEEDBACK_MAX_IMAGES && (
        <PictureDrop
          prepare={wholePicture}
          onReady={(picture) => void add(picture)}
          title={t("images.pick")}
          reading={t("images.reading")}
          note={t("images.kinds", { size, count: FEEDBACK_MAX_IMAGES })}
          say={(fault) => t(`images.fault.${fault}`, { size })}
        />
      )}
    </Stack>
  );
}

interface TileProps {
  readonly src: string;
  readonly name: string;
  /** Of an upload: from 0 to 1. */
  readonly share?: number;
  readonly onRemove: () => void;
}

function Tile({ src, name, share, onRemove }: TileProps) {
  const { t } = useTranslation("feedback");
  return (
    <li className={tile}>
      <img src={src} alt={name} decoding="async" className={picture} />
      {share !== undefined && (
        <span className={progress}>
          <ProgressBar label={name} done={Math.round(share * 100)} of={100} />
        </span>
      )}
      <IconButton
        size="sm"
        floating
        tone="glass"
        icon={X}
        label={t("images.remove", { name })}
        className={cross}
        onClick={onRemove}
      />
    </li>
  );
}

const tile = css({ position: "relative", width: "24", height: "24" });
const picture = css({
  width: "full",
  height: "full",
  borderRadius: "md",
  background: "surface-sunken",
  boxShadow: "edge",
  objectFit: "cover",
});
const progress = css({ position: "absolute", insetInline: "2", bottom: "2" });
const cross = css({ top: "1", right: "1" });
