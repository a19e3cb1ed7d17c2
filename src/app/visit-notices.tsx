// What a visit is told around its pages: that the connection is gone, whom the site is for, that the terms
// have changed, where everything is; and what is remembered of the pages it has seen. Loaded after the
// first paint and before any of it is needed: without a connection nothing can be fetched.
import { lazy, Suspense, useEffect } from "react";
import { AgeNotice } from "../features/visit/age-notice.tsx";
import { OfflineBanner } from "../features/visit/offline-banner.tsx";
import { followLegal, useLegalAsked } from "../session/account/legal-read.ts";
import { loadNamespace } from "../session/preferences/locale.ts";
import { inTurn } from "../session/overlays/modal-order.ts";
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
