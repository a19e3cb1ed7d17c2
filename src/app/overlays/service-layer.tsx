import { closeCustomerService, useCustomerService } from "../../session/customer-service.ts";
import { lateModal } from "./late-modal.tsx";

const ServiceDialog = lateModal({
  modal: "service",
  load: async () => (await import("../service-dialog.tsx")).ServiceDialog,
  onMissing: closeCustomerService,
});

export function ServiceLayer() {
  const asked = useCustomerService((state) => state.asked);
  return asked && <ServiceDialog />;
}
