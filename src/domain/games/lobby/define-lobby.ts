// A lobby: the filter that its address holds, so that Back, a reload and a link show the same, and the part of the page
// that it filters.
import {
  type AddressFields,
  type AddressOf,
  type ChangeAddress,
  countWritten,
  readAddress,
  useAddress,
} from "#lib/browser/address.ts";

export interface LobbyAddress<T> {
  readonly filter: T;
  /** Adds a history entry, which Back undoes, and scrolls to the filtered part. */
  readonly choose: (change: Partial<T>) => void;
  /** Replaces the history entry: for a search while it is typed. */
  readonly refine: ChangeAddress<T>;
}

/**
 * @param contentId id of the filtered part
 * @param others fields that narrow nothing, such as the order
 */
export function defineLobby<F extends AddressFields>(
  contentId: string,
  fields: F,
  others: readonly (keyof F & string)[] = [],
) {
  type Filter = AddressOf<F>;
  const none = readAddress(fields);
  const withOthersOf = (from: Filter, filter: Filter): Filter => ({
    ...filter,
    ...Object.fromEntries(others.map((name) => [name, from[name]])),
  });
  return {
    contentId,
    fields,
    none,
    /** The filter without the fields that narrow the list. */
    cleared: (filter: Filter) => withOthersOf(filter, none),
    /** How many fields narrow the list. */
    narrowings: (filter: Filter) => countWritten(fields, withOthersOf(none, filter)),
    useFilter(): LobbyAddress<Filter> {
      const [filter, change] = useAddress(fields);
      return {
        filter,
        choose: (part) => change(part, { push: true, hash: contentId }),
        refine: change,
      };
    },
  };
}
