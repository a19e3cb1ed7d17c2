// Each full hour: how long the member has been playing.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";

interface PlayReminderProps {
  readonly hours: number;
  readonly onDismiss: () => void;
}

export function PlayReminder({ hours, onDismiss }: PlayReminderProps) {
  const { t } = useTranslation("game");
  return (
    <output className={place}>
      <Note tone="warn">
        <span className={line}>
          {t("reminder.text", { hours })}
          <Button size="sm" onClick={onDismiss}>
            {t("reminder.dismiss")}
          </Button>
        </span>
      </Note>
    </output>
  );
}

const place = css({ display: "block", flex: "none", padding: "2", background: "surface" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
});
