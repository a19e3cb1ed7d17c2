import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ProtectionInfo, takeTimeOut } from "#contract/api/protection.ts";
import { Text } from "#styled/jsx/index.js";
import { ownDuty } from "#brand/brand.ts";
import { useHeldState } from "#session/account/use-holding.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { hoursText } from "../shared/words.ts";
import { useEnding } from "./end-session.ts";
import { LengthChoice } from "./length-choice.tsx";
import { timeOutHours } from "./lengths.ts";

export function TimeOut({ rules }: Pick<ProtectionInfo, "rules">) {
  const { t } = useTranslation("safety");
  const [hours, setHours] = useHeldState("time-out", rules.timeOutMinHours);
  const [asked, setAsked] = useState(false);
  const ending = useEnding();
  const say = (length: number) => hoursText(length, t);
  const keeps = ownDuty("timeOutKeepsAccess") === true;
  return (
    <TitledCard title={t("break.out.title")}>
      <Text color="text-muted" size="sm">
        {t(keeps ? "break.out.textKeeps" : "break.out.text")}
      </Text>
      <LengthChoice
        label={t("break.out.label")}
        lengths={timeOutHours(rules)}
        chosen={hours}
        say={say}
        onChoose={setHours}
      />
      <div>
        <Button tone="primary" onClick={() => setAsked(true)}>
          {t("break.out.start")}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        title={t("break.out.ask", { length: say(hours) })}
        message={t("break.out.askText")}
        cancelText={t("break.back")}
        sureText={t("break.out.sure")}
        pending={ending.busy}
        onCancel={() => setAsked(false)}
        onSure={() => void ending.send(takeTimeOut, { hours }).then(() => setAsked(false))}
      />
    </TitledCard>
  );
}
