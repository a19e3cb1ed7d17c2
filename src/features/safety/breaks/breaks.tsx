import { closeAccount, type ProtectionInfo } from "#contract/api/protection.ts";
import { Stack, Text } from "#styled/jsx/index.js";
import { Exclusion } from "./exclusion.tsx";
import { TimeOut } from "./time-out.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { useEnding } from "./end-session.ts";

export function Breaks({ rules }: Pick<ProtectionInfo, "rules">) {
  return (
    <Stack gap={{ base: "3", desktop: "4" }} minWidth="0">
      <TimeOut rules={rules} />
      <Exclusion rules={rules} />
      <Closing />
    </Stack>
  );
}

function Closing() {
  const { t } = useTranslation("safety");
  const [asked, setAsked] = useState(false);
  const ending = useEnding();
  return (
    <TitledCard title={t("break.close.title")}>
      <Text color="text-muted" size="sm">
        {t("break.close.text")}
      </Text>
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
