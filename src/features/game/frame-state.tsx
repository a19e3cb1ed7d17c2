// What the stage shows while a game starts and loads, and when it does not come.
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOffline } from "#lib/browser/offline.ts";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { STAKE_KINDS } from "#domain/safety/spending.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { StageScreen } from "./stage-screen.tsx";

interface FrameStateProps {
  readonly name: string;
  /** Play money: no limits. */
  readonly demo: boolean;
  readonly late?: boolean;
  readonly onReload: () => void;
}

export function FrameState({ name, demo, late = false, onReload }: FrameStateProps) {
  const { t } = useTranslation("game");
  const offline = useOffline(({ since }) => since !== null);
  if (!late && !offline) {
    return (
      <StageScreen
        busy
        title={t("starting", { name })}
        note={t("startingNote")}
        action={!demo && <SafetyNote kinds={STAKE_KINDS} cents={0} only="set" />}
      />
    );
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
