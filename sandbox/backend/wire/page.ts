const LARGEST_PAGE = 100;

/** One page of a list. Pages count from 1; numbers out of range get the nearest page. */
export function page<T>(
  list: readonly T[],
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): T[] {
  const size = Math.min(LARGEST_PAGE, Math.max(1, Math.floor(pageSize)));
  const start = (Math.max(1, Math.floor(pageNum)) - 1) * size;
  return list.slice(start, start + size);
}
