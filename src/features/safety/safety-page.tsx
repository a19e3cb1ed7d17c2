// The member's own controls, all on one page: limits, breaks, statement, reminders, help.
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { formatClock } from "#lib/text/format.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { useProtection } from "#domain/safety/protection.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { Breaks } from "./breaks/breaks.tsx";
import { Farewell } from "./breaks/farewell.tsx";
import { useFarewell } from "./breaks/farewell-store.ts";
import { Choices } from "./choices/choices.tsx";
import { Help } from "./help/help.tsx";
import { SafetyLimits } from "./limits/safety-limits.tsx";
import { SessionNow } from "./session-now.tsx";
import { Statement } from "./statement/statement.tsx";

const TABS = ["limits", "breaks", "statement", "choices", "help"] as const;
type Tab = (typeof TABS)[number];

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const ended = useFarewell((state) => state.ended);
  return ended === null ? <Safety /> : <Farewell ended={ended} />;
}

function Safety() {
  const { t } = useTranslation(["safety", "titles"]);
  const offline = useOffline(({ since }) => since !== null);
  const found = useProtection();
  return (
    <MemberFrame title={t("titles:safety")}>
      <Text color="text-muted" size="sm">
        {t("lead")}
      </Text>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <AsyncView result={found} skeleton={<Waiting />} error={t("failed")} errorFrame={cardStyle}>
        {(info) => <Controls info={info} />}
      </AsyncView>
    </MemberFrame>
  );
}

/** The open tab is in the address, so that other pages link to it: `/mine/safety#breaks`. */
function Controls({ info }: { readonly info: ProtectionInfo }) {
  const { t } = useTranslation("safety");
  const { hash } = useLocation();
  const navigate = useNavigate();
  const tab = TABS.find((one) => `#${one}` === hash) ?? "limits";
  const { pause, message } = info;
  return (
    <>
      {pause?.until != null && (
        <Note tone="warn">{t("paused", { until: formatClock(pause.until).slice(0, 16) })}</Note>
      )}
      {message !== "" && <Note>{message}</Note>}
      <DutyPart name="duty-documents" />
      <SessionNow info={info} />
      <Tabs
        label={t("tabs")}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        value={tab}
        onChange={(next) => void navigate({ hash: next }, { replace: true })}
      >
        <Grid columns="minmax(0, 1fr)" gap={{ base: "3", desktop: "4" }} paddingTop="4">
          <Panel tab={tab} info={info} />
        </Grid>
      </Tabs>
    </>
  );
}

function Panel({ tab, info }: { readonly tab: Tab; readonly info: ProtectionInfo }) {
  switch (tab) {
    case "limits":
      return (
        <>
          <DutyPart name="safety-choice" />
          <DutyPart name="duty-funds" />
          <SafetyLimits info={info} />
        </>
      );
    case "breaks":
      return <Breaks rules={info.rules} />;
    case "statement":
      return <Statement />;
    case "choices":
      return <Choices info={info} />;
    case "help":
      return <Help served={info.helpLines} />;
  }
}

function Waiting() {
  return (
    <>
      <Skeleton className={css({ height: "30", borderRadius: "lg" })} />
      <Skeleton className={css({ height: "100", borderRadius: "lg" })} />
    </>
  );
}
