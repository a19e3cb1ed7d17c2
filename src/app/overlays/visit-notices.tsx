// Notices around the pages: lost connection, age limit, new release, changed terms, guided tour; and the list of
// recent pages. Loaded right after the first paint, because nothing can be loaded without a connection.
import { Suspense, useEffect } from "react";
import { AgeNotice } from "../../features/notices/age-notice.tsx";
import { footHost } from "../../features/notices/foot-line.ts";
import { InAppLine } from "../../features/notices/in-app-line.tsx";
import { OfflineBanner } from "../../features/notices/offline-banner.tsx";
import { ReleaseNote } from "../../features/notices/release-note.tsx";
import { followLegal, useLegalAsked } from "#session/account/legal-read.ts";
import { inTurn } from "#session/overlays/modal-order.ts";
import { TourHost } from "./tour-host.tsx";
import { useScrollMemory } from "../visit/use-scroll-memory.ts";
import { loadAtLast } from "#lib/browser/offline.ts";
import { useSiteWorker } from "../page/use-site-worker.ts";
import { latePart, loadMissingViews } from "#session/parts/late-part.tsx";
import { useLocation } from "react-router-dom";
import { forgetMemberTabs, takeVisits } from "#session/visit/tab-history.ts";

const RereadDialog = latePart(
  async () =>
    inTurn("legalReread", (await import("../../features/legal/reread-dialog.tsx")).RereadDialog),
  { texts: ["legal"], unasked: true },
);

export function VisitNotices() {
  useVisitHistory();
  useScrollMemory();
  useSiteWorker();
  const asked = useLegalAsked();
  useEffect(followLegal, []);
  useEffect(() => void loadAtLast(loadMissingViews), []);
  return (
    <>
      <OfflineBanner />
      <AgeNotice />
      <div className={footHost}>
        <ReleaseNote />
        <InAppLine />
      </div>
      <Suspense>{asked && <RereadDialog />}</Suspense>
      <TourHost />
    </>
  );
}

/** Keeps the history of this browser tab. */
function useVisitHistory(): void {
  const { pathname } = useLocation();
  useEffect(() => forgetMemberTabs(), []);
  useEffect(takeVisits, [pathname]);
}
