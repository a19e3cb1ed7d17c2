import { closeCustomerService } from "#session/overlays/customer-service.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { lateModal } from "./late-modal.tsx";

const ServiceDialog = lateModal({
  modal: "service",
  load: async () => (await import("./service-dialog.tsx")).ServiceDialog,
  onMissing: closeCustomerService,
});

export function ServiceLayer() {
  const asked = useOverlays((state) => state.customerService);
  return asked && <ServiceDialog />;
}
