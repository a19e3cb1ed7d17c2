import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ProtectionInfo, takeTimeOut } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { ownDuty } from "#brand/brand.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { hoursText } from "../words.ts";
import { useEnding } from "./end-session.ts";
import { LengthChoice } from "./length-choice.tsx";
import { timeOutHours } from "./lengths.ts";

export function TimeOut({ rules }: Pick<ProtectionInfo, "rules">) {
  const { t } = useTranslation("safety");
  const [hours, setHours] = useState(rules.timeOutMinHours);
  const [asked, setAsked] = useState(false);
  const ending = useEnding();
  const say = (length: number) => hoursText(length, t);
  const keeps = ownDuty("timeOutKeepsAccess") === true;
  return (
    <TitledCard title={t("break.out.title")}>
      <p className={words}>{t(keeps ? "break.out.textKeeps" : "break.out.text")}</p>
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

const words = css({ color: "text-muted", fontSize: "sm" });
