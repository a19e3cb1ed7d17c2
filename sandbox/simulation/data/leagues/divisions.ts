// The divisions of a region per sport, in the order in which it gets them.

export interface Division {
  /** After the name of the region. */
  readonly name: string;
  /** After the name of a place; null where the competitors are players. */
  readonly clubs: readonly string[] | null;
  /** Its leagues have numeric ids: they also offer corners and more lines. */
  readonly big: boolean;
}

const CLUBS = "竞技 联队 城 流浪者 联合 体育会 骑士 工人 漫步者".split(" ");
const WORKS = "铁路 矿工 水手 学院 老城 灯塔 船坞".split(" ");
const BEASTS = "猛犸 孤狼 雷鸟 金雕 热浪 卫士 快船手 巨人 海鲨 猎豹 彗星".split(" ");
const CREWS = "重炮 长空 铁网 飞瀑 雷鼓 鹰巢 天梯".split(" ");
const BATTERS = "勇士 飞燕 猛虎 海龙 金鹫 领航者 灰熊".split(" ");
const HANDS = "雷霆 冰川 长船 渡鸦 霜刃 激流 雪狼".split(" ");

export const ESPORTS = division("电竞联赛", "电竞 战队 俱乐部 军团".split(" "));

export const DIVISIONS: Readonly<Record<string, readonly [Division, ...Division[]]>> = {
  FT: [
    big(division("超级联赛", CLUBS)),
    big(division("冠军联赛", CLUBS, 3)),
    big(division("乙级联赛", CLUBS, 6)),
    big(division("女子联赛", ["女足"])),
    division("丙级联赛", WORKS),
    division(" U21 联赛", [" U21"]),
    division("预备联赛", ["预备队"]),
    division("青年联赛", ["青年队"]),
  ],
  BK: [
    division("篮球超级联赛", BEASTS),
    division("女子篮球联赛", ["女篮"]),
    division("篮球发展联盟", BEASTS, 4),
    division("青年篮球联赛", ["青年篮球队"]),
  ],
  TN: [tour("网球公开赛"), tour("网球大师赛"), tour("网球挑战赛"), tour("室内网球巡回赛")],
  TT: [tour("乒乓超级联赛"), tour("乒乓公开赛"), tour("乒乓挑战赛"), tour("乒乓巡回赛")],
  SK: [tour("斯诺克公开赛"), tour("斯诺克巡回赛")],
  VB: [division("排球超级联赛", CREWS), division("女子排球联赛", ["女排"])],
  BS: [division("职业棒球联盟", BATTERS), division("棒球发展联盟", BATTERS, 3)],
  OP: [division("手球联赛", HANDS), division("女子手球联赛", ["女子手球队"]), ESPORTS],
  THRONE: [division("王座联赛", "龙骑 王旗 誓约 圣殿 狮心 守望 银冠".split(" "))],
  STAR: [division("星域联赛", "星舰 曜石 引航者 光年 天轨 星环 环日".split(" "))],
  BREAK: [division("突围联赛", "猎隼 追影 先遣队 夜鸦 利刃 幽灵 铁壁".split(" "))],
  THUNDER: [division("雷霆联赛", "雷鸣 疾电 狂雷 霹雳 闪光 磁暴 惊雷".split(" "))],
  MECH: [division("机甲联赛", "钢铁 齿轮 重炮手 核心 战锤 动力 装甲".split(" "))],
};

/** @param first so that a place has different clubs in two divisions */
function division(name: string, clubs: readonly string[], first = 0): Division {
  return { name, clubs: [...clubs.slice(first), ...clubs.slice(0, first)], big: false };
}

function big(one: Division): Division {
  return { ...one, big: true };
}

function tour(name: string): Division {
  return { name, clubs: null, big: false };
}
