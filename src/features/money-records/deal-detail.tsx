// All details of one movement in a dialog. It is open while it is rendered.
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { css } from "#styled/css/index.js";
import { Heading, Stack } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { PanelDialog } from "#ui/overlays/panel-dialog.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { DealBody } from "./deal-body.tsx";
import { callOrder } from "./deal-filter.ts";

interface DealDetailProps {
  readonly id: string;
  /** The row of the list, shown until the detail has loaded. */
  readonly known: Deal | null;
  readonly onClose: () => void;
}

const REFRESH_MS = 10_000;

export function DealDetail({ id, known, onClose }: DealDetailProps) {
  const { t } = useTranslation("money-records");
  const open = known === null || known.state === "open";
  const found = useCall(dealRecords, callOrder(id), open ? { refetchEvery: REFRESH_MS } : {});
  const deal = found.data?.list[0] ?? known;
  return (
    <PanelDialog label={t("detail")} size="narrow" dismissOutside onClose={onClose}>
      <div className={frame}>
        <Heading size="lg" paddingRight="8">
          {t("detail")}
        </Heading>
        {deal === null ? (
          <AsyncView
            result={found}
            error={t("failed")}
            skeleton={<Waiting />}
            empty={<EmptyState title={t("unknown")} />}
          >
            {() => null}
          </AsyncView>
        ) : (
          <DealBody deal={deal} />
        )}
      </div>
    </PanelDialog>
  );
}

function Waiting() {
  return (
    <Stack gap="4">
      <Skeleton radius="md" className={css({ height: "20" })} />
      <Skeleton radius="md" className={css({ height: "40" })} />
      <Skeleton radius="md" className={css({ height: "32" })} />
    </Stack>
  );
}

const frame = css({
  display: "grid",
  alignContent: "start",
  gap: "5",
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: { base: "4", desktop: "6" },
});
