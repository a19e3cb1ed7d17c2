// What lies over the page: tips, the login prompt, the authentication dialog, customer service, and what is
// shown on the way into a venue. Each is fetched when it is first asked for; which of them shows is for
// session/overlays/modal-order.ts to say.
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brandEntry } from "#brand/brand.ts";
import { showTitle } from "#lib/browser/scrolling-title.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { emit, type Tip } from "#session/site/events.ts";
import { dismissLoading } from "#session/overlays/loading-toast.ts";
import { closeSiteNotice } from "#session/overlays/site-notice.ts";
import { closeTicket } from "#domain/bets/ticket-dialog.ts";
import { dismissAllTips, dismissTip } from "#session/overlays/tips.ts";
import { closeVenueEntry } from "#domain/wallet/venue-entry.ts";
import { latePart } from "#session/parts/late-part.tsx";
import { startRowKeys } from "#ui/tables/row-keys.ts";
import { usePageTitle } from "../page/use-page-title.ts";
import { ChatLayer } from "./chat-layer.tsx";
import { lateModal } from "./late-modal.tsx";
import { LaunchLayer } from "./launch-layer.ts";
import { LeftMoneyLayer } from "./left-money-layer.ts";
import { LevelUpLayer } from "./level-up-layer.tsx";
import { MoneyLayer } from "./money-layer.tsx";
import { OwnWindowLayer } from "./own-window-layer.tsx";
import { ReminderLayer } from "./reminder-layer.tsx";
import { RealityLayer } from "./reality-layer.tsx";
import { RulesLayer } from "./rules-layer.tsx";
import { ServiceLayer } from "./service-layer.tsx";
import { SessionWatch } from "./session-watch.tsx";
import { ClosedWithPage } from "./closed-with-page.tsx";

const TIPS = {
  load: async () => (await import("#ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
  onMissing: dismissAllTips,
};
const TipsDialog = lateModal({ modal: "tips", ...TIPS });
const LoginPrompt = lateModal({ modal: "loginPrompt", ...TIPS });

const AuthDialog = lateModal({
  modal: "auth",
  namespace: "auth",
  load: async () => (await import("../../features/auth/auth-dialog.tsx")).AuthDialog,
  onMissing: () => emit("closeAuth", null),
});

const ClosedNotice = lateModal({
  modal: "closed",
  load: async () => (await import("./closed-notice.tsx")).ClosedNotice,
  onMissing: closeSiteNotice,
});

const loadLoading = () => import("#ui/overlays/loading-toast.tsx");
const LoadingToast = latePart(async () => (await loadLoading()).LoadingToast, { unasked: true });
const LoadingMask = lateModal({
  modal: "loading",
  load: async () => (await loadLoading()).LoadingMask,
  onMissing: dismissLoading,
});

const StartingOverlay = lateModal({
  modal: "starting",
  namespace: "venue-entry",
  load: async () =>
    (await import("../../features/venue-entry/starting-overlay.tsx")).StartingOverlay,
  onMissing: () => emit("dismiss_starting", null),
});

const VenueDialog = lateModal({
  modal: "venue",
  namespace: "venue-entry",
  load: async () => (await import("../../features/venue-entry/venue-dialog.tsx")).VenueDialog,
  onMissing: closeVenueEntry,
});

const TicketDialog = lateModal({
  modal: "ticket",
  namespace: "sport",
  load: async () => {
    const load = brandEntry().layers.ticket;
    if (load === undefined) throw new Error("This site has no tickets to show.");
    return (await load()).Layer;
  },
  onMissing: closeTicket,
});

/** Each in a boundary of its own: what is being fetched does not hide what is shown. */
export function Overlays() {
  useScrollingTitle();
  useEffect(startRowKeys, []);
  return (
    <>
      <Suspense>
        <ChatLayer />
      </Suspense>
      <Suspense>
        <TicketLayer />
      </Suspense>
      <Suspense>
        <VenueLayer />
      </Suspense>
      <Suspense>
        <MoneyLayer />
      </Suspense>
      <Suspense>
        <LevelUpLayer />
      </Suspense>
      <Suspense>
        <RealityLayer />
      </Suspense>
      <SessionWatch />
      <Suspense>
        <RulesLayer />
      </Suspense>
      <LaunchLayer />
      <LeftMoneyLayer />
      <Suspense>
        <OwnWindowLayer />
      </Suspense>
      <ReminderLayer />
      <Suspense>
        <ServiceLayer />
      </Suspense>
      <Suspense>
        <AuthLayer />
      </Suspense>
      <Suspense>
        <ClosedLayer />
      </Suspense>
      <Suspense>
        <PromptLayer />
      </Suspense>
      <Suspense>
        <TipsLayer />
      </Suspense>
      <Suspense>
        <LoadingLayer />
      </Suspense>
      <Suspense>
        <StartingLayer />
      </Suspense>
    </>
  );
}

function useScrollingTitle() {
  const title = usePageTitle();
  useEffect(() => showTitle(title), [title]);
}

function VenueLayer() {
  const entry = useOverlays((state) => state.venue);
  return (
    <>
      <ClosedWithPage close={closeVenueEntry} />
      {entry !== null && <VenueDialog {...entry} />}
    </>
  );
}

function TicketLayer() {
  const ticket = useOverlays((state) => state.ticket);
  return (
    <>
      <ClosedWithPage close={closeTicket} />
      {ticket !== null && <TicketDialog />}
    </>
  );
}

function AuthLayer() {
  const mode = useOverlays((state) => state.auth);
  return mode !== null && <AuthDialog mode={mode} onClose={() => emit("closeAuth", null)} />;
}

function ClosedLayer() {
  const notice = useOverlays((state) => state.notice);
  return notice !== null && <ClosedNotice {...notice} />;
}

function PromptLayer() {
  const tip = useOverlays((state) => state.loginPrompt);
  const { t } = useTranslation("ui");
  return tip !== null && <LoginPrompt {...tipProps(tip, t)} />;
}

function TipsLayer() {
  const tip = useOverlays((state) => state.tips[0]);
  const { t } = useTranslation("ui");
  // The next tip is a new dialog: read out, and safe from a press that was meant for the last one.
  return tip !== undefined && <TipsDialog key={tip.id} {...tipProps(tip, t)} />;
}

function LoadingLayer() {
  const toast = useOverlays((state) => state.loading);
  const { t } = useTranslation("ui");
  if (toast === null) return null;
  const { msg = t("loadingDots"), isShowIcon = true, maskClosable = false } = toast;
  return toast.isShowMask === true ? (
    <LoadingMask text={msg} icon={isShowIcon} closable={maskClosable} onClose={dismissLoading} />
  ) : (
    <LoadingToast text={msg} icon={isShowIcon} />
  );
}

function StartingLayer() {
  const starting = useOverlays((state) => state.starting);
  return starting !== null && <StartingOverlay {...starting} />;
}

function tipProps(tip: Tip, t: (key: "tips" | "cancel" | "confirm") => string) {
  return {
    open: true,
    message: tip.msg,
    title: tip.title ?? t("tips"),
    cancellable: tip.isShowCancel ?? true,
    cancelText: tip.cancelText ?? t("cancel"),
    sureText: tip.sureText ?? t("confirm"),
    closable: tip.closeAble ?? true,
    onCancel: () => {
      dismissTip(tip);
      tip.onCancel?.();
    },
    onSure: () => {
      dismissTip(tip);
      tip.onSure?.();
    },
  };
}
