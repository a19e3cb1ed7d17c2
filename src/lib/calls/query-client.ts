// Server state of the whole page. A module and no provider: the frame around pages paints before the
// data layer has loaded.
import { QueryClient } from "@tanstack/react-query";

export const queryClient = new QueryClient({
  defaultOptions: {
    // Kept for pages that are left and come back to while there is no connection.
    queries: { retry: 1, refetchOnWindowFocus: false, gcTime: 30 * 60 * 1000 },
  },
});
