// What lies over the page: tips, the login prompt, the authentication dialog, customer service, and what is
// shown on the way into a venue. Each is fetched when it is first asked for; which of them shows is for
// session/modal-order.ts to say.
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brandEntry } from "../../brand/brand.ts";
import { showTitle } from "../../lib/scrolling-title.ts";
import { withLateStyles } from "../../lib/late-styles.ts";
import { useAuthDialog } from "../../session/auth-dialog-store.ts";
import { emit } from "../../session/events.ts";
import { dismissLoading, useLoadingToast } from "../../session/loading-toast.ts";
import { useStarting } from "../../session/starting.ts";
import { closeTicket, useTicketDialog } from "../../session/ticket-dialog.ts";
import { dismissTip, type Tip, useTips } from "../../session/tips.ts";
import { closeVenueEntry, useVenueEntry } from "../../session/venue-entry.ts";
import { usePageTitle } from "../use-page-title.ts";
import { lateModal } from "./late-modal.tsx";
import { ServiceLayer } from "./service-layer.tsx";

const TIPS = {
  load: async () => (await import("../../ui/tips-dialog.tsx")).TipsDialog,
  onMissing: () => useTips.setState({ tips: [], loginPrompt: null }),
};
const TipsDialog = lateModal({ modal: "tips", ...TIPS });
const LoginPrompt = lateModal({ modal: "loginPrompt", ...TIPS });

const AuthDialog = lateModal({
  modal: "auth",
  namespace: "auth",
  load: async () => (await import("../../features/auth/auth-dialog.tsx")).AuthDialog,
  onMissing: () => emit("closeAuth", null),
});

const loadLoading = () => import("../../ui/loading-toast.tsx");
// Not worth an error page.
const LoadingToast = lazy(() =>
  withLateStyles(loadLoading).then(
    (loaded): Part => ({ default: loaded.LoadingToast }),
    (): Part => ({ default: () => null }),
  ),
);
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

interface Part {
  readonly default: ComponentType<{ readonly text: string; readonly icon: boolean }>;
}

/** Each in a boundary of its own: what is being fetched does not hide what is shown. */
export function Overlays() {
  useScrollingTitle();
  return (
    <>
      <Suspense>
        <TicketLayer />
      </Suspense>
      <Suspense>
        <VenueLayer />
      </Suspense>
      <Suspense>
        <ServiceLayer />
      </Suspense>
      <Suspense>
        <AuthLayer />
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
  const entry = useVenueEntry((state) => state.entry);
  return entry !== null && <VenueDialog {...entry} />;
}

function TicketLayer() {
  const ticket = useTicketDialog((state) => state.ticket);
  return ticket !== null && <TicketDialog />;
}

function AuthLayer() {
  const mode = useAuthDialog((state) => state.mode);
  return mode !== null && <AuthDialog mode={mode} onClose={() => emit("closeAuth", null)} />;
}

function PromptLayer() {
  const tip = useTips((state) => state.loginPrompt);
  const { t } = useTranslation("ui");
  return tip !== null && <LoginPrompt {...tipProps(tip, t)} />;
}

function TipsLayer() {
  const tip = useTips((state) => state.tips[0]);
  const { t } = useTranslation("ui");
  // The next tip is a new dialog: read out, and safe from a press that was meant for the last one.
  return tip !== undefined && <TipsDialog key={tip.id} {...tipProps(tip, t)} />;
}

function LoadingLayer() {
  const toast = useLoadingToast((state) => state.toast);
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
  const starting = useStarting((state) => state.starting);
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
