// 确认中: a money call is in progress, or its outcome is unknown.
import { css } from "#styled/css/index.js";
import { Button } from "../../../ui/button.tsx";
import { useTick } from "../../../ui/use-tick.ts";
import { canGiveUp, type MoneyCall, type OpenState } from "./money-call.ts";

export interface MoneyNoteProps {
  readonly call: Pick<MoneyCall<unknown, unknown>, "sentAt"> & { readonly state: OpenState };
  readonly say: (key: OpenState | "title" | "unsentTitle" | "resend" | "giveUp") => string;
  readonly onResend: () => void;
  readonly onGiveUp: () => void;
}

export function MoneyNote({ call, say, onResend, onGiveUp }: MoneyNoteProps) {
  const unsent = call.state === "unsent";
  return (
    <output className={box}>
      <b className={title}>
        {!unsent && <span aria-hidden="true" className={spinner} />}
        {say(unsent ? "unsentTitle" : "title")}
      </b>
      <span>{say(call.state)}</span>
      {unsent && (
        <Button block tone="primary" onClick={onResend}>
          {say("resend")}
        </Button>
      )}
      {unsent && <GiveUp call={call} text={say("giveUp")} onPress={onGiveUp} />}
    </output>
  );
}

interface GiveUpProps extends Pick<MoneyNoteProps, "call"> {
  readonly text: string;
  readonly onPress: () => void;
}

/** Enabled once no late copy can take effect. */
function GiveUp({ call, text, onPress }: GiveUpProps) {
  if (!canGiveUp(call, useTick())) return null;
  return (
    <Button block onClick={onPress}>
      {text}
    </Button>
  );
}

const box = css({
  display: "grid",
  gap: "2",
  padding: "3",
  borderRadius: "md",
  background: "warning-subtle",
  fontSize: "xs",
});
const title = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
const spinner = css({
  width: "em",
  height: "em",
  borderRadius: "pill",
  border: "[2px solid {colors.warning}]",
  borderRightColor: "transparent",
  animation: "[spin 700ms linear infinite]",
});
