import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import { Avatar } from "./avatar.tsx";
import { AvatarGrid } from "./avatar-grid.tsx";
import { AvatarUpload } from "./avatar-upload.tsx";
import { type AvatarChoice, saveAvatar } from "./save-avatar.ts";

interface AvatarDialogProps {
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
    <Dialog
      open
      onClose={onClose}
      title={t("avatar.change")}
      actions={
        <>
          <Button onClick={onClose}>{t("action.cancel")}</Button>
          <Button
            tone="primary"
            disabled={shown === current}
            loading={saving}
            onClick={() => void save()}
          >
            {t("action.save")}
          </Button>
        </>
      }
    >
      <div className={body}>
        <Avatar
          src={shown}
          size="lg"
          alt={t("avatar.preview")}
          className={css({ justifySelf: "center" })}
        />
        <AvatarGrid
          chosen={shown}
          onChoose={(avatar) => setChoice({ kind: "listed", ...avatar })}
        />
        <AvatarUpload onReady={(picture) => setChoice({ kind: "own", picture })} />
      </div>
    </Dialog>
  );
}

function pictureOf(choice: AvatarChoice): string {
  return choice.kind === "own" ? choice.picture.preview : choice.image;
}

const body = css({ display: "grid", gridTemplateColumns: "[minmax(0, 1fr)]", gap: "4" });
