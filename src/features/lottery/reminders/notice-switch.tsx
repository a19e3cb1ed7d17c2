// Whether the browser itself shows reminders, for a player who looks at another tab. Asks the browser's permission.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Switch } from "#ui/fields/switch.tsx";
import { askNotices, noticeAccess, showNotice } from "./browser-notice.ts";
import { setNotices, useReminders } from "./reminder-store.ts";

const SAMPLE = "sample";

export function NoticeSwitch() {
  const { t } = useTranslation("lottery");
  const notices = useReminders((state) => state.notices);
  const [access, setAccess] = useState(noticeAccess);
  const change = async (wanted: boolean) => {
    if (!wanted) return setNotices(false);
    const answer = await askNotices();
    // Shows what a reminder will look like, and whether this browser can show one.
    const shown = answer === "granted" && showNotice(t("reminders.noticesSample"), SAMPLE);
    setNotices(shown);
    setAccess(answer === "granted" && !shown ? "missing" : answer);
  };
  return (
    <>
      <p className={line}>
        {t("reminders.notices")}
        <Switch
          label={t("reminders.notices")}
          checked={notices && access === "granted"}
          disabled={access === "missing"}
          onChange={(on) => void change(on)}
        />
      </p>
      <output className={refusal}>
        {access === "denied" && t("reminders.noticesDenied")}
        {access === "missing" && t("reminders.noticesMissing")}
      </output>
    </>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
  minHeight: { base: "11", desktop: "10" },
  paddingInline: "4",
  borderTop: "thin",
  color: "text",
  fontSize: "sm",
});
const refusal = css({
  display: "block",
  paddingInline: "4",
  paddingBottom: "3",
  color: "text-muted",
  fontSize: "xs",
  _empty: { display: "none" },
});
