import { useState } from "react";
import { Badge } from "#ui/text/badge.tsx";
import { Money } from "#ui/money/money.tsx";
import { DataTable } from "#ui/tables/data-table.tsx";
import type { Column } from "#ui/tables/table.tsx";
import { KitPanel } from "./kit-panel.tsx";

interface Bet {
  readonly time: string;
  readonly bet: string;
  readonly stake: number;
  readonly win: number;
  readonly tone: "win" | "neutral" | "ok";
  readonly result: string;
}

const BETS: readonly Bet[] = [
  {
    time: "11-21 18:20",
    bet: "云岭竞技 -0.5 @ 0.94",
    stake: 20_000,
    win: 38_800,
    tone: "win",
    result: "赢",
  },
  {
    time: "11-21 16:05",
    bet: "大 2.5 @ 0.88",
    stake: 10_000,
    win: 10_000,
    tone: "neutral",
    result: "走水",
  },
  { time: "11-20 22:41", bet: "3 串 1 @ 6.48", stake: 5_050, win: 0, tone: "ok", result: "输" },
];

const COLUMNS: readonly Column<Bet>[] = [
  { key: "time", title: "时间", cell: (row) => row.time },
  { key: "bet", title: "注单", cell: (row) => row.bet },
  { key: "stake", title: "投注额", cell: (row) => <Money cents={row.stake} />, numeric: true },
  { key: "win", title: "派彩", cell: (row) => <Money cents={row.win} />, numeric: true },
  {
    key: "result",
    title: "结果",
    cell: (row) => <Badge tone={row.tone}>{row.result}</Badge>,
    numeric: true,
  },
];

export function KitTable() {
  const [page, setPage] = useState(1);
  return (
    <KitPanel title="表格与分页">
      <DataTable
        label="注单"
        columns={COLUMNS}
        rowKey={(row) => row.time}
        result={{ state: "ready", data: { list: BETS, total: 54 }, error: null, retry: () => {} }}
        page={page}
        pageSize={BETS.length}
        onPage={setPage}
        empty="暂无注单"
      />
    </KitPanel>
  );
}
