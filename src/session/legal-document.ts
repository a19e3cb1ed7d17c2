import { useQuery } from "@tanstack/react-query";
import type { LegalName } from "#contract/legal.ts";
import { brandEntry } from "../brand/brand.ts";
import { queryClient } from "../lib/query-client.ts";
import { useLocale } from "./locale.ts";

/** The document in the player's locale; it never changes within a release. */
export function useLegalDocument(name: LegalName) {
  const locale = useLocale();
  return useQuery(
    {
      queryKey: ["legal", name, locale],
      queryFn: async () => {
        const load = brandEntry().legal[name][locale];
        if (load === undefined) throw new Error(`The bundle has no ${name} in ${locale}.`);
        return (await load()).default;
      },
      staleTime: Infinity,
    },
    queryClient,
  );
}
