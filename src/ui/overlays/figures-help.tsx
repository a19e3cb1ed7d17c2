// What some figures mean: a small button beside them, and a dialog with one sentence each.
import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { css, cx } from "#styled/css/index.js";
import { Dialog } from "./dialog.tsx";
import { IconButton } from "../buttons/icon-button.tsx";

interface FiguresHelpProps {
  /** Name of the button and title of the dialog. */
  readonly title: string;
  readonly figures: readonly { readonly name: string; readonly meaning: string }[];
  readonly note?: string;
  /** As high as a line of text, where a mouse presses it. */
  readonly inLine?: boolean;
}

export function FiguresHelp({ title, figures, note, inLine = false }: FiguresHelpProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size={inLine ? "own" : "sm"}
        icon={CircleHelp}
        label={title}
        className={cx(muted, inLine && low)}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <dl className={list}>
          {figures.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {note !== undefined && (
          <p className={css({ color: "text-muted", fontSize: "sm" })}>{note}</p>
        )}
      </Dialog>
    </>
  );
}

const muted = css({ color: "text-muted" });
const low = css({
  width: { base: "8", desktop: "control-sm" },
  height: { base: "8", desktop: "5" },
  borderRadius: "sm",
});
const list = css({
  display: "grid",
  gap: "3",
  fontSize: "sm",
  "& dt": { color: "text-strong", fontWeight: "bold" },
});
