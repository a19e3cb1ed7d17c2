// Asks for another code, once the minute since the last one is over.
import { useTranslation } from "react-i18next";
import { CODE_TYPE } from "#contract/api/auth.ts";
import { codeKey, useCodeCooldown } from "#session/account/code-cooldown.ts";
import { srOnly } from "#ui/sr-only.ts";
import { LinkButton } from "../link-button.tsx";
import type { Find } from "./use-find.ts";

export function ResendButton({ find }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const { name, receiver } = find.account();
  const { seconds, sent } = useCodeCooldown(codeKey(CODE_TYPE.reset, name, receiver));
  return (
    <>
      <LinkButton disabled={seconds > 0} onClick={() => void find.sendAgain()}>
        {seconds > 0 ? t("find.code.wait", { seconds }) : t("find.code.again")}
      </LinkButton>
      <output className={srOnly}>{sent && seconds === 0 && t("find.code.ready")}</output>
    </>
  );
}
