import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { fieldNote } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";

interface FieldNoteProps {
  /** What the control names in `aria-describedby`. */
  readonly id?: string;
  readonly tone: "error" | "ok" | "hint";
  readonly children: ReactNode;
}

/** The line under a control: a hint, what is wrong with its value, or that the value is good. */
export function FieldNote({ id, tone, children }: FieldNoteProps) {
  const role = tone === "error" ? "alert" : undefined;
  return (
    // The key makes another tone another element: readers miss an alert that a hint turns into.
    <p key={tone} id={id} data-tone={tone} role={role} className={fieldNote}>
      {tone !== "hint" && <Icon as={tone === "error" ? CircleAlert : CircleCheck} />}
      {children}
    </p>
  );
}
