import { expect, test } from "vitest";
import { allPages } from "./all-pages.ts";

const SIZE = 3;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));

const rowId = ({ id }: { readonly id: string }) => id;

function listOf(count: number) {
  const asked: number[] = [];
  const load = async (pageNum: number) => {
    asked.push(pageNum);
    return { total: count, list: rowsOf(count).slice((pageNum - 1) * SIZE, pageNum * SIZE) };
  };
  return { asked, load };
}

test("every page is read, and none beyond the last", async () => {
  const { asked, load } = listOf(7);
  expect((await allPages(load, 10, rowId)).rows).toEqual(rowsOf(7));
  expect(asked).toEqual([1, 2, 3]);
});

test("an empty list takes one request", async () => {
  const { asked, load } = listOf(0);
  expect(await allPages(load, 10, rowId)).toEqual({ rows: [], total: 0 });
  expect(asked).toEqual([1]);
});

test("stops after the most pages, and the total shows it", async () => {
  const { rows, total } = await allPages(listOf(100).load, 2, rowId);
  expect([rows.length, total]).toEqual([6, 100]);
});

test("a row that moved to the next page is kept once", async () => {
  const pages = [["a", "b"], ["b", "c"], []].map((ids) => ids.map((id) => ({ id })));
  const load = async (pageNum: number) => ({ total: 4, list: pages[pageNum - 1] ?? [] });
  expect((await allPages(load, 10, rowId)).rows.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});
