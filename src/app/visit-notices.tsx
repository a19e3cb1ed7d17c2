// Notices around the pages: lost connection, age limit, changed terms, guided tour; and the list of recent pages.
// Loaded right after the first paint, because nothing can be loaded without a connection.
import { lazy, Suspense, useEffect } from "react";
import { AgeNotice } from "../features/visit/age-notice.tsx";
import { OfflineBanner } from "../features/visit/offline-banner.tsx";
import { followLegal, useLegalAsked } from "#session/account/legal-read.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { inTurn } from "#session/overlays/modal-order.ts";
import { TourHost } from "./tour-host.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";
import { useTabHistory } from "./use-tab-history.ts";

const RereadDialog = lazy(async () => {
  const [{ RereadDialog: dialog }] = await Promise.all([
    import("../features/legal/reread-dialog.tsx"),
    loadNamespace("legal"),
  ]);
  return { default: inTurn("legalReread", dialog) };
});

export function VisitNotices() {
  useTabHistory();
  useScrollMemory();
  const asked = useLegalAsked();
  useEffect(followLegal, []);
  return (
    <>
      <OfflineBanner />
      <AgeNotice />
      <Suspense>{asked && <RereadDialog />}</Suspense>
      <TourHost />
    </>
  );
}
