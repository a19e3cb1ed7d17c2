// Reads all pages of a list.

export interface PageOf<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface Whole<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The list may grow meanwhile: a row that moves to the next page is kept once. */
export async function allPages<Row>(
  load: (pageNum: number) => Promise<PageOf<Row>>,
  mostPages: number,
  rowKey: (row: Row) => string,
): Promise<Whole<Row>> {
  const rows = new Map<string, Row>();
  let total = 0;
  for (let pageNum = 1; pageNum <= mostPages; pageNum += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the page before says whether there is another
    const page = await load(pageNum);
    total = page.total;
    for (const row of page.list) rows.set(rowKey(row), row);
    if (page.list.length === 0 || rows.size >= total) break;
  }
  return { rows: [...rows.values()], total };
}
