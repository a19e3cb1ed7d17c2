// The view of a lobby on a call: as every async view, and closed where the region is refused.
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { REGION_LIMITED } from "#contract/codes.ts";
import { brand } from "#brand/brand.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Note } from "#ui/text/note.tsx";
import { askCustomerService } from "#session/overlays/customer-service.ts";

type ViewProps<T> = ComponentProps<typeof AsyncView<T>>;

interface LobbyViewProps<T> extends ViewProps<T> {
  readonly result: ViewProps<T>["result"] & { readonly error: unknown };
}

export function LobbyView<T>(props: LobbyViewProps<T>) {
  const { state, data, error } = props.result;
  if (state === "error" && isRegionClosed(error)) return <RegionClosed />;
  return (
    <>
      {data !== undefined && <OfflineNote />}
      <AsyncView {...props} />
    </>
  );
}

export function isRegionClosed(error: unknown): boolean {
  return error instanceof CallError && error.code === REGION_LIMITED;
}

export function RegionClosed() {
  const { t } = useTranslation("lobby");
  return (
    <EmptyState
      title={t("region.title")}
      note={t("region.text")}
      art={brand().art.empty}
      action={<Button onClick={askCustomerService}>{t("region.service")}</Button>}
    />
  );
}

/** Without a connection, above what was loaded before. */
export function OfflineNote() {
  const { t } = useTranslation("lobby");
  const offline = useOffline(({ since }) => since !== null);
  return offline ? <Note tone="warn">{t("offline.note")}</Note> : null;
}
