// Games and answers for tests.
import type { Game } from "#contract/api/game-list.ts";

export function sampleGame(id: string, change: Partial<Game> = {}): Game {
  return {
    id,
    name: `游戏${id}`,
    vendor: "玄鸟科技",
    enName: "XNDZ",
    category: "DZ",
    rtp: 96.5,
    maxWin: "5,000×",
    tag: null,
    image: "/media/game/sample.svg",
    demo: true,
    theme: "myth",
    volatility: 4,
    lines: 243,
    minBetCents: 20,
    maxBetCents: 200_000,
    players: 1208,
    jackpotCents: null,
    features: ["免费旋转"],
    rules: "三个以上散布符号触发免费旋转。",
    opensAt: null,
    ...change,
  };
}

export function samplePage(list: readonly Game[], near: readonly Game[] = []) {
  return {
    total: list.length,
    playing: 900,
    list,
    near,
    providers: [
      { enName: "XNDZ", name: "玄鸟科技", count: 40, opensAt: null },
      { enName: "YFDZ", name: "云帆电子", count: 25, opensAt: 1_790_000_000_000 },
    ],
    themes: [{ key: "myth", name: "神话", count: 30 }],
  };
}
