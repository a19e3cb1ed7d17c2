// Server state of the whole page. A module and no provider: the frame around pages paints before the
// data layer has loaded.
import { QueryClient } from "@tanstack/react-query";

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});
