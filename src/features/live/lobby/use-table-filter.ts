import { useAddressFilter } from "#domain/games/lobby/use-address-filter.ts";
import { readTableFilter, writeTableFilter } from "./table-filter.ts";

/** Id of the filtered part. */
export const TABLES_ID = "tables";

export function useTableFilter() {
  return useAddressFilter({ read: readTableFilter, write: writeTableFilter, contentId: TABLES_ID });
}
