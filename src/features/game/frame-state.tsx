// What the stage shows while a game starts and loads, and when it does not come.
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOffline } from "../../lib/offline.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { StageScreen } from "./stage-screen.tsx";

interface FrameStateProps {
  readonly name: string;
  readonly late?: boolean;
  readonly onReload: () => void;
}

export function FrameState({ name, late = false, onReload }: FrameStateProps) {
  const { t } = useTranslation("game");
  const offline = useOffline(({ since }) => since !== null);
  if (!late && !offline) {
    return <StageScreen busy title={t("starting", { name })} note={t("startingNote")} />;
  }
  return (
    <StageScreen
      title={t(offline ? "offline.title" : "late.title")}
      note={t(offline ? "offline.note" : "late.note", { name })}
      action={
        <Button tone="primary" size="lg" onClick={onReload}>
          <Icon as={RotateCw} />
          {t("reload")}
        </Button>
      }
    />
  );
}
