import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";

interface AppProps {
  readonly client: QueryClient;
  readonly router: ComponentProps<typeof RouterProvider>["router"];
}

export function App({ client, router }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
