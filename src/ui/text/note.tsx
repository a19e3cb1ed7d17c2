import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cva } from "#styled/css/index.js";
import { Icon } from "../pictures/icon.tsx";

interface NoteProps {
  readonly tone?: "info" | "warn";
  readonly children: ReactNode;
}

/** A remark inside a panel or dialog. */
export function Note({ tone = "info", children }: NoteProps) {
  return (
    <div className={note({ tone })}>
      <Icon as={tone === "warn" ? TriangleAlert : Info} />
      <div>{children}</div>
    </div>
  );
}

const note = cva({
  base: {
    display: "flex",
    gap: "2-5",
    paddingBlock: "2-5",
    paddingInline: "3",
    borderRadius: "md",
    color: "text",
    fontSize: "xs",
    "& > svg": { marginTop: "0-2em" },
  },
  variants: {
    tone: {
      info: { background: "info-subtle", "& > svg": { color: "info" } },
      warn: { background: "warning-subtle", "& > svg": { color: "warning" } },
    },
  },
});
