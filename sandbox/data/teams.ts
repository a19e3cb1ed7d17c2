import type { SeedTeam } from "../store/rows.ts";

/** Eight of each league: the first four only ever meet the last four (see `live/schedule.ts`). */
const POOLS: Readonly<Record<string, string>> = {
  ocean: "云岭竞技 银湾城 蓝礁联 风帆港 白鲸流浪者 潮汐联合 珊瑚海岸 远洋水手",
  north: "铁港联队 青川山猫 霜原雄鹿 黑松林 冰湖城 寒山守望 北斗竞技 雪岭游骑兵",
  southcup: "海潮联合 金沙飞鱼 椰林城 赤道风暴 北境守卫 南屿骑士 红礁联队 暖湾水星",
  highland: "高岭猎鹰 云梯城 石峰联 草原狂奔 天路竞技 雅江雪豹 玉门关 峡谷回声",
  mainland: "王都荣光 中州联 铜雀城 平野骑兵 长河竞技 柳城联队 金谷丰年 东陵卫士",
  delta: "三江口 芦荡白鹭 水乡竞技 渡口联队 河湾城 稻香农垦 桥城联合 烟雨江南",
  coast: "金岸皇冠 灯塔城 棕榈联 冲浪者 落日湾 黄昏舰队 帆都竞技 贝壳城",
  forest: "林海狼群 橡木城 苔原联 翠谷游侠 松涛竞技 萤火联队 鹿鸣城 风铃谷",
  "isles-bk": "岚山飞隼 珍珠岛 蓝鲨 火山岛热浪 东麓巨人 星屿快船手 浪涌 孤岩守护",
  "capital-bk": "王都烈马 铁塔 紫禁雄狮 鼓楼钟声 南门卫队 大道之星 白塔 长街疾行",
  "frontier-bk": "边城猛犸 戈壁孤狼 烽火 驼铃商队 雪原雷鸟 大漠金雕 关山 落雁",
  "valley-bk": "河谷飞燕 百合 春溪 山茶花 云雀 杜鹃红 月桂 紫藤",
  "ring-tn": "林汐 顾南星 艾伦·维尔 佐藤澄 沃兰德 陆之远 卡萨诺夫 米洛·科斯塔",
  "bay-tn": "贺兰川 托马斯·雷恩 江予安 菲利佩·索萨 周屿 埃里克·霍尔姆 马泰奥·里奇 秦牧野",
  "snow-tn": "程望舒 奥列格·萨宁 方砚 尼科·巴赫 谢临渊 卢卡·莫罗 扬·德维特 沈听澜",
  "rose-tn": "苏晚晴 安娜·维特 姜黎 伊莎·莫林 许知夏 克拉拉·诺瓦 林疏影 薇拉·索恩",
  "swift-tt": "孟骁 石井岳 梁一川 罗曼·科赫 唐疾 金道允 彭锐 维克多·林德",
  "lake-tt": "宋清梧 早川绫 叶初 玛雅·伯格 温如玉 朴秀雅 贝琳娜·科 沐晴",
  "cloud-vb": "云都重炮 天梯队 飞瀑 鹰巢 长空 铁网 晨曦 雷鼓",
  "sea-vb": "望海浪花 白帆女排 海棠 珊瑚红 银鳞 晚潮 汀兰 明月",
  esport: "零度战队 玄武队 九霄俱乐部 深空 机枢 海棠社 烈羽电竞 夜枭 铜雀竞技 破晓战队 苍狼 白昼",
};

export const TEAMS: readonly SeedTeam[] = Object.entries(POOLS).flatMap(([pool, names]) =>
  names.split(" ").map((name, index) => ({ id: `${pool}-${index + 1}`, pool, name })),
);
