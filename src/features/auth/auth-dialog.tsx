// The authentication dialog (spec: shell-and-accounts §2): one frame, three modes. What leads from one to the
// other is told by events, which change the mode from outside.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import type { AuthMode } from "#session/overlays/overlay-store.ts";
import { takeOpenStep } from "#session/account/open-step.ts";
import { CaptchaHost } from "#session/captcha/captcha-host.tsx";
import { AUTH_WAYS } from "#session/site/events.ts";
import { PanelDialog } from "#ui/overlays/panel-dialog.tsx";
import { AuthArt } from "./auth-art.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import { FindPassword } from "./find-password/find-password.tsx";
import { NewDevicePanel } from "./new-device/new-device-panel.tsx";
import { typedName, TypedNameContext } from "./form/typed-name.ts";

interface AuthDialogProps {
  readonly mode: AuthMode;
  readonly onClose: () => void;
}

export function AuthDialog({ mode, onClose }: AuthDialogProps) {
  const { t } = useTranslation("auth");
  const popup = useRef<HTMLDivElement>(null);
  const typed = useTyped(mode);
  const title = titleOf(mode);
  useFocusAfterChange(popup, title);
  const device = mode.kind === "device";
  return (
    <PanelDialog
      label={t(`title.${title}`)}
      size={device ? "narrow" : "wide"}
      crossOnArt={device || "phone"}
      popup={popup}
      initialFocus={() => focusTarget(popup.current)}
      onClose={onClose}
    >
      <TypedNameContext value={typed}>
        {mode.kind === "device" ? (
          <Box minHeight="0" overflowY="auto" overscrollBehavior="contain">
            <NewDevicePanel device={mode.device} />
          </Box>
        ) : (
          <div className={columns}>
            <AuthArt title={title === "device" ? "login" : title} />
            <Box minHeight="0" overflowY="auto" overscrollBehavior="contain">
              <div className={side}>
                {mode.kind === "find" ? (
                  <FindPassword way={mode.way} />
                ) : (
                  <EntryPanel way={mode.way} />
                )}
              </div>
            </Box>
          </div>
        )}
      </TypedNameContext>
      <CaptchaHost />
    </PanelDialog>
  );
}

function titleOf(mode: AuthMode) {
  if (mode.kind !== "entry") return mode.kind;
  return mode.way === AUTH_WAYS.login ? "login" : "register";
}

/** Who verifies a new device may go on to another account: its name is not the one that was typed. */
function useTyped({ kind }: AuthMode) {
  const [typed] = useState(() => typedName(takeOpenStep()?.name));
  useEffect(() => {
    if (kind === "device") typed.keep("");
  }, [kind, typed]);
  return typed;
}

/** What was pressed to change the mode may be gone: the focus goes to the first field. */
function useFocusAfterChange(popup: { readonly current: HTMLElement | null }, title: string) {
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    const held = document.activeElement;
    const lost = held === popup.current || popup.current?.contains(held) !== true;
    if (lost) focusTarget(popup.current)?.focus();
  }, [popup, title]);
}

/** The first field; by touch the dialog itself, so that no keyboard comes up by itself. */
function focusTarget(popup: HTMLElement | null): HTMLElement | null {
  if (window.matchMedia("(pointer: coarse)").matches) return popup;
  return popup?.querySelector<HTMLInputElement>("form input:not([type=checkbox])") ?? popup;
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "23rem minmax(0, 1fr)" },
  gridTemplateRows: { base: "auto minmax(0, 1fr)", desktop: "minmax(0, 1fr)" },
  minHeight: "0",
});

const side = css({
  paddingTop: { base: "3", desktop: "5" },
  paddingInline: { base: "5", desktop: "9" },
  paddingBottom: "6-safe",
});
