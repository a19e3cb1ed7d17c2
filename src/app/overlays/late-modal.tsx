// A modal whose code, texts and styles come when it is first asked for.
import { type ComponentType, lazy } from "react";
import { errorText } from "#lib/calls/error-text.ts";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { inTurn, type Modal } from "#session/overlays/modal-order.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadOrReload } from "../start/chunk-reload.ts";

interface LateModal<Props> {
  readonly modal: Modal;
  readonly namespace?: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Called when it could not be loaded: clears the request, so that it can be made again. */
  readonly onMissing: () => void;
}

/** Waits for its turn once it is there. Without it the page stays as it is; a toast says why. */
export function lateModal<Props extends object>(late: LateModal<Props>): ComponentType<Props> {
  const { modal, namespace = null, load, onMissing } = late;
  const fetched = () =>
    lazy(async () => {
      try {
        const [component] = await Promise.all([
          withLateStyles(() => loadOrReload(load)),
          loadNamespace(namespace),
        ]);
        return { default: inTurn(modal, component) };
      } catch (error) {
        // A failed import stays failed, so the next try needs a new one.
        part.current = fetched();
        showToast(errorText(error));
        onMissing();
        return { default: () => null };
      }
    });
  const part = { current: fetched() };
  return function Late(props) {
    const Part = part.current;
    return <Part {...props} />;
  };
}
