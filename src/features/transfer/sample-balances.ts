/** The answer of `allBalance` for tests: money in one venue, one closed, one locked, two to be asked. */
export function sampleBalances(fields: object = {}): object {
  const venue = (channelCode: string, name: string, more: object) => ({
    channelCode,
    name,
    category: channelCode.slice(-2),
    balance: "0.00",
    opensAt: null,
    locked: null,
    ...more,
  });
  return {
    autoTransfer: true,
    venues: [
      venue("QLZR", "青鸾真人", { balance: null }),
      venue("HPDZ", "琥珀游戏", { balance: "186.40" }),
      venue("BCDZ", "北辰娱乐", { opensAt: Date.UTC(2026, 10, 21, 14) }),
      venue("LGBY", "龙宫争霸", { balance: "200.00", locked: "有效投注额未达标" }),
      venue("XNDZ", "玄鸟科技", {}),
    ],
    latest: [
      {
        id: "2",
        time: Date.UTC(2026, 10, 21, 11),
        channelCode: "HPDZ",
        name: "琥珀游戏",
        ty: 1,
        amount: "186.40",
        auto: true,
      },
    ],
    ...fields,
  };
}
