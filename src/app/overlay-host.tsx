// What lies over the page and is fetched when it is first asked for: tips, the login prompt, the
// authentication dialog, captchas.
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useAuthDialog } from "../session/auth-dialog-store.ts";
import { emit } from "../session/events.ts";
import { loadNamespace } from "../session/locale.ts";
import { dismissTip, useTips } from "../session/tips.ts";

const TipsDialog = lazy(async () => ({
  default: (await import("../ui/tips-dialog.tsx")).TipsDialog,
}));

const AuthDialog = lazy(async () => {
  const [{ AuthDialog: dialog }] = await Promise.all([
    import("../features/auth/auth-dialog.tsx"),
    loadNamespace("auth"),
  ]);
  return { default: dialog };
});

export function OverlayHost() {
  const tip = useTips((state) => state.tip);
  const mode = useAuthDialog((state) => state.mode);
  const { t } = useTranslation("ui");
  return (
    <Suspense>
      {mode !== null && <AuthDialog mode={mode} onClose={() => emit("closeAuth", null)} />}
      {tip !== null && (
        <TipsDialog
          open
          message={tip.msg}
          title={tip.title ?? t("tips")}
          cancellable={tip.isShowCancel ?? true}
          cancelText={tip.cancelText ?? t("cancel")}
          sureText={tip.sureText ?? t("confirm")}
          closable={tip.closeAble ?? true}
          onCancel={() => {
            dismissTip();
            tip.onCancel?.();
          }}
          onSure={() => {
            dismissTip();
            tip.onSure?.();
          }}
        />
      )}
    </Suspense>
  );
}
