// What stands in the place of a part that could not be loaded.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { css } from "#styled/css/index.js";
import { onReconnect } from "#lib/browser/offline.ts";
import { i18n } from "#lib/text/i18n.ts";
import { isOnToast, offerToast, showToast } from "#ui/overlays/toast.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { missingText, OFFERED_MS } from "./late-press.ts";
import { FailedLine } from "#ui/states/failed-line.tsx";

export interface MissingProps {
  readonly error: unknown;
  /** How often it was tried. */
  readonly tries: number;
  readonly retry: () => void;
}

/** In the place of a view. */
export function MissingPart({ error, tries, retry }: MissingProps) {
  useRetries(tries, retry);
  return (
    <div ref={useFocusLeft()} className={boxless}>
      <AsyncView result={{ state: "error", data: undefined, error, retry }} skeleton={null}>
        {() => null}
      </AsyncView>
    </div>
  );
}

/** In the place of a note. */
export function MissingLine({ error, tries, retry }: MissingProps) {
  useRetries(tries, retry);
  return (
    <div ref={useFocusLeft()} className={boxless}>
      <FailedLine error={error} onRetry={retry} />
    </div>
  );
}

/** Tries again with the connection. A repeated failure is told, because the place looks as it did before. */
function useRetries(tries: number, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => onReconnect(() => again()), []);
  useEffect(() => {
    if (tries > 1) showToast(missingText());
  }, [tries]);
}

/** The button that was pressed goes when the part comes: the focus stays on the page. */
function useFocusLeft() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      document.querySelector("main")?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}

interface MissingOverlayProps extends Omit<MissingProps, "error"> {
  readonly open: boolean;
  readonly leave: () => void;
}

/** A message while the overlay is asked for. The next press elsewhere takes the request back, then does its own work. */
export function MissingOverlay({ tries, retry, open, leave }: MissingOverlayProps) {
  const again = useEffectEvent(retry);
  const close = useEffectEvent(leave);
  const told = useRef(open ? 0 : tries);
  useEffect(() => {
    if (!open) return undefined;
    // Asked for once more: what failed before may be there now.
    if (told.current === tries) return again();
    told.current = tries;
    const opener = document.activeElement;
    const hide = offerToast(missingText(), {
      label: i18n.t("errors:part.again"),
      shownFor: OFFERED_MS,
      onPress: () => {
        // A dialog gives the focus back to what had it.
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        again();
      },
      onGone: () => close(),
    });
    const press = (event: Event) => {
      // Before the press is heard: what opens the overlay may close it where it counts as open.
      if (!isOnToast(event)) flushSync(() => close());
    };
    window.addEventListener("click", press, true);
    return () => {
      window.removeEventListener("click", press, true);
      hide();
    };
  }, [open, tries]);
  return null;
}

const boxless = css({ display: "contents" });
