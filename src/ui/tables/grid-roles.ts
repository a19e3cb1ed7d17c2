// ARIA roles of the grid. Its rows are positioned one by one, which a table element does not allow.

export const GRID = { role: "grid" } as const;
export const ROW_GROUP = { role: "rowgroup" } as const;
export const ROW = { role: "row" } as const;
export const CELL = { role: "gridcell" } as const;
export const COLUMN_HEAD = { role: "columnheader" } as const;
