// The note of a money call beside the button that sent it: while it is being sent, the button says so.
import type { MoneyCall, OpenState } from "./money-call.ts";
import { MoneyNote, type MoneyNoteProps } from "./money-note.tsx";

interface LateMoneyNoteProps extends Pick<MoneyNoteProps, "say"> {
  readonly open: (MoneyCall<unknown, unknown> & { readonly state: OpenState }) | null;
  readonly resend: () => Promise<unknown>;
  readonly giveUp: () => Promise<unknown>;
}

export function LateMoneyNote({ open, say, resend, giveUp }: LateMoneyNoteProps) {
  if (open === null || open.state === "sending") return null;
  return (
    <MoneyNote
      call={open}
      say={say}
      onResend={() => void resend()}
      onGiveUp={() => void giveUp()}
    />
  );
}
