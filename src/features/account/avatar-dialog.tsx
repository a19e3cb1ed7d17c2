import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Grid, Heading } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { PanelDialog } from "#ui/overlays/panel-dialog.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { Avatar } from "#session/member/avatar.tsx";
import { AvatarGrid } from "./avatar-grid.tsx";
import { type OwnPicture, SOURCE_MAX_BYTES, squarePicture } from "#lib/browser/own-picture.ts";
import { PictureDrop } from "#ui/fields/picture-drop.tsx";
import { addAvatar, uploadImage } from "#contract/api/member.ts";
import { request } from "#lib/calls/http.ts";
import { loadMember } from "#session/account/member.ts";

interface AvatarDialogProps {
  /** Address of the picture in use. */
  readonly current: string;
  readonly onClose: () => void;
}

export function AvatarDialog({ current, onClose }: AvatarDialogProps) {
  const { t } = useTranslation("account");
  const [choice, setChoice] = useState<AvatarChoice | null>(null);
  const [saving, setSaving] = useState(false);
  const shown = choice === null ? current : pictureOf(choice);
  const save = async () => {
    if (choice === null) return;
    setSaving(true);
    const saved = await saveAvatar(choice);
    setSaving(false);
    if (!saved) return;
    showToast(t("changed"));
    onClose();
  };
  return (
    <PanelDialog label={t("avatar.change")} size="narrow" onClose={onClose}>
      <Grid rows="auto minmax(0, 1fr) auto" columns="minmax(0, 1fr)" minHeight="0">
        <Heading paddingTop="5" paddingBottom="3" paddingInline="6" size="lg" lineHeight="tight">
          {t("avatar.change")}
        </Heading>
        <div className={body}>
          <Avatar src={shown} size="lg" alt={t("avatar.preview")} className={preview} />
          <AvatarGrid
            chosen={shown}
            onChoose={(avatar) => setChoice({ kind: "listed", ...avatar })}
          />
          <AvatarUpload onReady={(picture) => setChoice({ kind: "own", picture })} />
        </div>
        <div className={foot}>
          <Button onClick={onClose}>{t("action.cancel")}</Button>
          <Button
            tone="primary"
            disabled={shown === current}
            loading={saving}
            onClick={() => void save()}
          >
            {t("action.save")}
          </Button>
        </div>
      </Grid>
    </PanelDialog>
  );
}

function pictureOf(choice: AvatarChoice): string {
  return choice.kind === "own" ? choice.picture.preview : choice.image;
}

const body = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "4",
  minHeight: "0",
  paddingBlock: "1",
  paddingInline: { base: "4", desktop: "6" },
  overflowY: "auto",
  overscrollBehavior: "contain",
});

const preview = css({ justifySelf: "center" });

const foot = css({
  display: "flex",
  justifyContent: "flex-end",
  gap: "3",
  paddingTop: "4",
  paddingInline: { base: "4", desktop: "6" },
  paddingBottom: "5-safe",
  "& > button": {
    flex: { base: "1", desktop: "none" },
    minHeight: { base: "10", desktop: "0" },
  },
});

const MEGABYTE = 1024 * 1024;

/** A picture of the player's own, picked or dropped. */
function AvatarUpload({ onReady }: { readonly onReady: (picture: OwnPicture) => void }) {
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

type AvatarChoice =
  | { readonly kind: "listed"; readonly id: string; readonly image: string }
  | { readonly kind: "own"; readonly picture: OwnPicture };

/** True when the server has taken it; a refusal has shown its words itself. */
async function saveAvatar(choice: AvatarChoice): Promise<boolean> {
  try {
    const avatar = choice.kind === "own" ? await saveAvatarUpload(choice.picture) : choice.id;
    await request(addAvatar, { avatar });
  } catch {
    return false;
  }
  // The new picture shows with the next load where this one fails.
  await loadMember().catch(() => {});
  return true;
}

async function saveAvatarUpload({ type, data }: OwnPicture): Promise<string> {
  return (await request(uploadImage, { type, data })).url;
}
