import { Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { referralCodes } from "#session/site/referral.ts";
import { Icon } from "#ui/icon.tsx";

/** For a visitor who came by a friend's link. */
export function InvitedNote() {
  const { t } = useTranslation("invite");
  const { iCode: code } = referralCodes();
  if (code === "") return null;
  return (
    <p className={note}>
      <Icon as={Gift} size={1.5} />
      {t("invited", { code })}
    </p>
  );
}

const note = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  padding: "card-pad",
  borderRadius: "lg",
  background: "accent-subtle",
  boxShadow: "edge-accent",
  color: "text-strong",
  fontWeight: "semibold",
  "& svg": { color: "accent-text" },
});
