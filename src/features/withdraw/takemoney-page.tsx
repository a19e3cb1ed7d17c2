// Withdrawals: the available amount and its limits, the form of each method, and the progress of open
// withdrawals (spec: betting-and-money §2, §7 "Payments").
import { useTranslation } from "react-i18next";
import { withdrawInfo } from "#contract/api/withdraw.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { StepLine } from "#ui/layout/step-line.tsx";
import { WithdrawSkeleton } from "./withdraw-skeleton.tsx";
import { WithdrawView } from "./withdraw-view.tsx";

/** Loads the texts of the frame and of the second password as well. */
export async function prepare(): Promise<void> {
  await Promise.all(["account", "payees"].map(loadNamespace));
}

/** Current step of an open withdrawal. */
const PAYING = 2;

/** Milliseconds between reloads: another device may withdraw, and bets may settle. */
const EVERY = 30_000;

export function Page() {
  const { t } = useTranslation(["withdraw", "titles"]);
  const loggedIn = useLoggedIn();
  const info = useCall(withdrawInfo, {}, { refetchEvery: EVERY, enabled: loggedIn });
  const offline = useOffline(({ since }) => since !== null);
  const steps = ["fill", "confirm", "pay", "arrive"].map((step) => t(`steps.${step}`));
  return (
    <MemberFrame
      title={t("titles:takemoney")}
      end={
        <StepLine
          label={t("steps.label")}
          steps={steps}
          current={(info.data?.open.length ?? 0) > 0 ? PAYING : 0}
        />
      }
    >
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <AsyncView
        result={info}
        skeleton={<WithdrawSkeleton />}
        error={t("failed")}
        errorFrame={cardStyle}
      >
        {/* Otherwise a login opens over the page. */}
        {(data) => (loggedIn ? <WithdrawView info={data} /> : <WithdrawSkeleton />)}
      </AsyncView>
    </MemberFrame>
  );
}
