import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { addDocument, type DocumentsInfo } from "#contract/api/documents.ts";
import { uploadImage } from "#contract/api/member.ts";
import type { DocumentState } from "#contract/protection/documents.ts";
import { css } from "#styled/css/index.js";
import { request } from "#lib/http.ts";
import { type OwnPicture, SOURCE_MAX_BYTES, wholePicture } from "#lib/own-picture.ts";
import { Badge } from "#ui/badge.tsx";
import { PictureDrop } from "#ui/picture-drop.tsx";
import type { DocumentChange } from "./use-document-change.ts";

const MEGABYTE = 1024 * 1024;

const TONES = {
  wanted: "warn",
  uploaded: "accent",
  inReview: "neutral",
  accepted: "ok",
  refused: "warn",
} as const satisfies Readonly<Record<DocumentState, ComponentProps<typeof Badge>["tone"]>>;

interface DocumentRowProps {
  readonly document: DocumentsInfo["documents"][number];
  readonly change: DocumentChange;
}

export function DocumentRow({ document, change }: DocumentRowProps) {
  const { t } = useTranslation("duties");
  const { kind, state, reason } = document;
  const name = t(`documents.${kind}`);
  const size = SOURCE_MAX_BYTES / MEGABYTE;
  const takes = state !== "inReview" && state !== "accepted";
  const add = async ({ type, data }: OwnPicture) => {
    const upload = () => request(uploadImage, { type, data });
    await change.send(addDocument, async () => ({ kind, image: (await upload()).url }));
  };
  return (
    <li className={row}>
      <div className={head}>
        <b className={css({ color: "text-strong" })}>{name}</b>
        <Badge tone={TONES[state]}>{t(`documents.state.${state}`)}</Badge>
      </div>
      <p className={small}>
        {t(state === "inReview" ? "documents.inReviewNote" : `documents.${kind}Note`)}
      </p>
      {state === "refused" && reason !== "" && (
        <p role="alert" className={css({ color: "danger", fontSize: "sm" })}>
          {t("documents.reason", { reason })}
        </p>
      )}
      {takes && (
        <div className={drop}>
          <PictureDrop
            prepare={wholePicture}
            onReady={(picture) => void add(picture)}
            title={t(state === "uploaded" ? "documents.replace" : "documents.upload", { name })}
            reading={t("documents.reading")}
            note={t("documents.kinds", { size })}
            say={(fault) => t(`documents.fault.${fault}`, { size })}
          />
        </div>
      )}
    </li>
  );
}

const row = css({ display: "flex", flexDirection: "column", gap: "2", minWidth: "0" });
/** Level with that of the other document, whatever is said above. */
const drop = css({ marginTop: "auto" });
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  fontSize: "sm",
});
const small = css({ color: "text-muted", fontSize: "xs" });
