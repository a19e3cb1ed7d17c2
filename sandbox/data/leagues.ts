import type { SeedLeague } from "../store/rows.ts";

/** `pool` names the teams of `teams.ts` that play in it; every esports league draws on one pool. */
export const LEAGUES: readonly SeedLeague[] = [
  { id: "ocean", sport: "FT", name: "环洋超级联赛", pool: "ocean" },
  { id: "north", sport: "FT", name: "北陆甲级联赛", pool: "north" },
  { id: "southcup", sport: "FT", name: "南岛冠军杯", pool: "southcup" },
  { id: "highland", sport: "FT", name: "高原足球联赛", pool: "highland" },
  { id: "mainland", sport: "FT", name: "大陆杯", pool: "mainland" },
  { id: "delta", sport: "FT", name: "三角洲联赛", pool: "delta" },
  { id: "coast", sport: "FT", name: "金岸职业联赛", pool: "coast" },
  { id: "forest", sport: "FT", name: "林海足协杯", pool: "forest" },
  { id: "isles-bk", sport: "BK", name: "群岛职业篮球联盟", pool: "isles-bk" },
  { id: "capital-bk", sport: "BK", name: "王都篮球联赛", pool: "capital-bk" },
  { id: "frontier-bk", sport: "BK", name: "边境篮球冠军杯", pool: "frontier-bk" },
  { id: "valley-bk", sport: "BK", name: "河谷女篮联赛", pool: "valley-bk" },
  { id: "ring-tn", sport: "TN", name: "星环网球公开赛", pool: "ring-tn" },
  { id: "bay-tn", sport: "TN", name: "琥珀湾大师赛", pool: "bay-tn" },
  { id: "snow-tn", sport: "TN", name: "雪线室内巡回赛", pool: "snow-tn" },
  { id: "rose-tn", sport: "TN", name: "蔷薇女子挑战赛", pool: "rose-tn" },
  { id: "swift-tt", sport: "TT", name: "疾风乒乓联赛", pool: "swift-tt" },
  { id: "lake-tt", sport: "TT", name: "镜湖乒乓公开赛", pool: "lake-tt" },
  { id: "cloud-vb", sport: "VB", name: "云都排球联赛", pool: "cloud-vb" },
  { id: "sea-vb", sport: "VB", name: "望海女排大奖赛", pool: "sea-vb" },
  { id: "throne", sport: "THRONE", name: "赤焰邀请赛", pool: "esport" },
  { id: "throne-pro", sport: "THRONE", name: "王座职业联赛", pool: "esport" },
  { id: "starfield", sport: "STAR", name: "星域杯", pool: "esport" },
  { id: "breakout", sport: "BREAK", name: "突围公开赛", pool: "esport" },
  { id: "thunder", sport: "THUNDER", name: "雷霆职业联赛", pool: "esport" },
  { id: "mech", sport: "MECH", name: "机甲超级联赛", pool: "esport" },
];

/** Names of sport types and of esports games, in the order in which counts are listed. */
export const SPORT_NAMES: Readonly<Record<string, string>> = {
  FT: "足球",
  BK: "篮球",
  TN: "网球",
  TT: "乒乓球",
  VB: "排球",
  THRONE: "王座召唤",
  STAR: "星域争锋",
  BREAK: "极限突围",
  THUNDER: "雷霆战线",
  MECH: "机甲纪元",
};
