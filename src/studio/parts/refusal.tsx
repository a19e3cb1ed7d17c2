import { X } from "lucide-react";
import { css } from "#styled/css/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Note } from "#ui/text/note.tsx";
import { clearRefusal, useStudio } from "../state/studio-store.ts";

/** Why the last step was not done, and what helps. */
export function Refusal() {
  const refused = useStudio((studio) => studio.refused);
  const isConnected = useStudio((studio) => studio.isConnected);
  if (!isConnected)
    return (
      <div className={place}>
        <Note tone="warn">
          The studio does not answer. Look at the terminal that runs `brand studio`; this page goes
          on by itself when it answers again.
        </Note>
      </div>
    );
  if (refused === null) return null;
  return (
    <div className={place} role="alert">
      <Note tone="warn">
        <strong>{refused.what}</strong> {refused.fix}
      </Note>
      <IconButton size="sm" icon={X} label="Dismiss" onClick={clearRefusal} />
    </div>
  );
}

const place = css({
  position: "sticky",
  top: "0",
  zIndex: "2",
  display: "flex",
  alignItems: "flex-start",
  gap: "1",
  padding: "3",
  background: "surface",
  "& > :first-child": { flex: "1" },
});
