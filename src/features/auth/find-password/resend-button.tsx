// Asks for another code, once the minute since the last one is over.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCodeCooldown } from "../../../session/code-cooldown.ts";
import { LinkButton } from "./link-button.tsx";
import type { Find } from "./use-find.ts";

export function ResendButton({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const [busy, setBusy] = useState(false);
  const { seconds } = useCodeCooldown(find.account().receiver);
  const press = async () => {
    setBusy(true);
    await find.sendAgain();
    setBusy(false);
  };
  return (
    <LinkButton disabled={seconds > 0 || busy} onClick={() => void press()}>
      {seconds > 0 ? t("code.wait", { seconds }) : t("code.again")}
    </LinkButton>
  );
}
