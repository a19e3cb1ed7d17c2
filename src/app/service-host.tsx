import { lazy, Suspense } from "react";
import { useCustomerService } from "../session/customer-service.ts";

const ServiceDialog = lazy(async () => ({
  default: (await import("./service-dialog.tsx")).ServiceDialog,
}));

/** Fetches the dialog when it is first asked for. */
export function ServiceHost() {
  const asked = useCustomerService((state) => state.asked);
  return asked ? (
    <Suspense>
      <ServiceDialog />
    </Suspense>
  ) : null;
}
