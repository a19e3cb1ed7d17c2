import type { Deal } from "#contract/api/deal-records.ts";

const AT = Date.parse("2026-11-21T21:30:00+08:00");

export function sampleDeal(patch: Partial<Deal> = {}): Deal {
  return {
    id: "D20261121001",
    kind: "deposit",
    title: "极速通道 A",
    time: AT,
    endedAt: AT + 40_000,
    amountCents: 300_036,
    other: "",
    feeCents: 0,
    bonusCents: 0,
    balanceCents: 1_284_650,
    state: "done",
    stateText: "已到账",
    note: "",
    steps: [],
    facts: [],
    wait: null,
    ...patch,
  };
}
