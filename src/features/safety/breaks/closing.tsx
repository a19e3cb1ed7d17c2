import { useState } from "react";
import { useTranslation } from "react-i18next";
import { closeAccount } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { useEnding } from "./end-session.ts";

export function Closing() {
  const { t } = useTranslation("safety");
  const [asked, setAsked] = useState(false);
  const ending = useEnding();
  return (
    <TitledCard title={t("break.close.title")}>
      <p className={css({ color: "text-muted", fontSize: "sm" })}>{t("break.close.text")}</p>
      <div>
        <Button onClick={() => setAsked(true)}>{t("break.close.start")}</Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={t("break.close.ask")}
        message={t("break.close.askText")}
        cancelText={t("break.back")}
        sureText={t("break.close.sure")}
        pending={ending.busy}
        onCancel={() => setAsked(false)}
        onSure={() => void ending.send(closeAccount, {}).then(() => setAsked(false))}
      />
    </TitledCard>
  );
}
