import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { addDocument, type DocumentsInfo } from "#contract/api/documents.ts";
import { uploadImage } from "#contract/api/member.ts";
import type { DocumentState } from "#contract/protection/documents.ts";
import { css } from "#styled/css/index.js";
import { Box, Row, Text } from "#styled/jsx/index.js";
import { request } from "#lib/calls/http.ts";
import { type OwnPicture, SOURCE_MAX_BYTES, wholePicture } from "#lib/browser/own-picture.ts";
import { Badge } from "#ui/text/badge.tsx";
import { PictureDrop } from "#ui/fields/picture-drop.tsx";
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
      <Row align="center" justify="space-between" gap="3" size="sm">
        <Text as="b" color="text-strong">
          {name}
        </Text>
        <Badge tone={TONES[state]}>{t(`documents.state.${state}`)}</Badge>
      </Row>
      <Text color="text-muted" size="xs">
        {t(state === "inReview" ? "documents.inReviewNote" : `documents.${kind}Note`)}
      </Text>
      {state === "refused" && reason !== "" && (
        <Text role="alert" color="danger" size="sm">
          {t("documents.reason", { reason })}
        </Text>
      )}
      {takes && (
        <Box marginTop="auto">
          <PictureDrop
            prepare={wholePicture}
            onReady={(picture) => void add(picture)}
            title={t(state === "uploaded" ? "documents.replace" : "documents.upload", { name })}
            reading={t("documents.reading")}
            note={t("documents.kinds", { size })}
            say={(fault) => t(`documents.fault.${fault}`, { size })}
          />
        </Box>
      )}
    </li>
  );
}

const row = css({ display: "flex", flexDirection: "column", gap: "2", minWidth: "0" });
