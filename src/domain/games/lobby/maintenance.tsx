// A venue or game that is closed for maintenance, with the time it opens again.
import { Wrench } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Note } from "#ui/text/note.tsx";

interface MaintenanceNoteProps {
  readonly name: string;
  /** End of the maintenance in epoch milliseconds. */
  readonly opensAt: number;
}

/** In a dialog or above a list. */
export function MaintenanceNote({ name, opensAt }: MaintenanceNoteProps) {
  const { t } = useTranslation("lobby");
  return <Note tone="warn">{t("maintenance.note", { name, time: listTime(opensAt) })}</Note>;
}

interface MaintenanceMarkProps {
  readonly opensAt: number;
  /** `cover` lies over a picture, `line` is a line of text, `onArt` one over artwork. */
  readonly look: "cover" | "line" | "onArt";
}

/** On a card. */
export function MaintenanceMark({ opensAt, look }: MaintenanceMarkProps) {
  const { t } = useTranslation("lobby");
  return (
    <span className={mark({ look })}>
      <Icon as={Wrench} />
      <span>{t("maintenance.label")}</span>
      <span className={time}>{t("maintenance.until", { time: listTime(opensAt) })}</span>
    </span>
  );
}

const mark = cva({
  base: { display: "flex", fontWeight: "semibold" },
  variants: {
    look: {
      cover: {
        position: "absolute",
        inset: "0",
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        gap: "1",
        padding: "2",
        background: "art-veil",
        color: "on-art",
        fontSize: "xs",
        textAlign: "center",
      },
      line: {
        alignItems: "center",
        flexWrap: "wrap",
        columnGap: "1",
        color: "warning",
        fontSize: "xs",
      },
      onArt: { alignItems: "center", columnGap: "1", fontSize: "2xs", truncate: true },
    },
  },
});
// Broken in the middle rather than before the last character.
const time = css({ fontSize: "2xs", fontWeight: "regular", textWrap: "balance" });
