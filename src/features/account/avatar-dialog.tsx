import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import { Avatar } from "#session/member/avatar.tsx";
import { AvatarGrid } from "./avatar-grid.tsx";
import { AvatarUpload } from "./avatar-upload.tsx";
import { type AvatarChoice, saveAvatar } from "./save-avatar.ts";

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
      <div className={frame}>
        <h2 className={title}>{t("avatar.change")}</h2>
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
      </div>
    </PanelDialog>
  );
}

function pictureOf(choice: AvatarChoice): string {
  return choice.kind === "own" ? choice.picture.preview : choice.image;
}

const frame = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "0",
});

const title = css({
  paddingTop: "5",
  paddingBottom: "3",
  paddingInline: "6",
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
});

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
