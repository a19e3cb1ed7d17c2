import { ownValue } from "#contract/own-value.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import type { SeedVendor } from "./catalogue-rows.ts";
import { artOf, type SubjectOf } from "./subjects.ts";
import { LAUNCHES } from "./venue-launches.ts";

type Line<V extends VenueSwitch> = readonly [
  id: string,
  name: string,
  note: string,
  /** `{today}`, `{live}`, `{seated}`, `{games}`, `{fast}` are replaced by current counts. */
  badge: string,
  tone: SeedVendor["tone"],
  subject: SubjectOf<V>,
  palette: number,
];

const LINES: { readonly [V in VenueSwitch]: readonly Line<V>[] } = {
  sport: [
    ["polaris-sport", "北辰体育", "让球 · 大小 · 串关", "今日 {today} 场", "accent", "football", 1],
    ["darkbird-sport", "玄鸟体育", "滚球深度盘口", "滚球 {live} 场", "live", "odds", 7],
    ["sail-sport", "云帆竞技", "篮球 · 网球 · 排球", "多语解说", "neutral", "basketball", 3],
    ["virtual-pitch", "VR 足球", "每 3 分钟一场", "24 小时", "neutral", "ground", 6],
    ["summit-sport", "峰顶体育", "冠军盘 · 特别投注", "长线盘口", "neutral", "outright", 4],
    ["harbour-sport", "望海体育", "亚洲盘 · 欧洲盘", "低水位", "neutral", "margin", 2],
    ["northgate-sport", "北门体育", "早盘 · 波胆 · 半全场", "早盘优先", "neutral", "corners", 8],
    ["daybreak-sport", "黎明体育", "冰球 · 斯诺克 · 乒乓", "冷门项目", "neutral", "tableTennis", 5],
  ],
  realbet: [
    ["bluebird", "青鸾真人", "百家乐 · 龙虎 · 轮盘", "在座 {seated} 人", "accent", "baccarat", 1],
    ["redcrane", "丹鹤真人", "咪牌 · 多台投注", "直播中", "live", "chips", 2],
    ["darkbird-live", "玄鸟真人", "极速百家乐 20 秒一局", "极速", "accent", "lightningWheel", 7],
    ["polaris-live", "北辰真人", "骰宝 · 牛牛 · 番摊", "新桌上线", "neutral", "sicBo", 3],
    ["mirage-live", "蜃楼视讯", "贵宾包厅 · 专属荷官", "贵宾", "neutral", "privateTable", 5],
    ["pearl-live", "明珠现场", "现场实地连线", "四机位", "neutral", "studio", 6],
    ["jadehall-live", "玉堂视讯", "欧洲厅 · 轮盘专场", "欧洲厅", "neutral", "roulette", 4],
    ["southsea-live", "南海真人", "东南亚现场厅", "现场厅", "live", "goodRoad", 8],
  ],
  chess: [
    ["heartchess", "弈心棋牌", "麻将 · 牛牛 · 象棋", "在座 {seated} 人", "accent", "mahjong", 1],
    ["riverhall", "江湖会馆", "斗地主 · 跑得快", "新手场", "neutral", "cardTable", 3],
    ["bamboo", "竹影棋社", "二人麻将 · 血战", "快局 3 分钟", "live", "mahjong", 6],
    ["lakeside", "湖心亭棋牌", "德州 · 十三张", "锦标赛", "accent", "holdem", 4],
    ["oldtown", "老城茶馆", "地方麻将三十种", "乡音房", "neutral", "teaHouse", 2],
    ["fullmoon", "望月棋院", "象棋 · 五子棋", "积分赛", "neutral", "xiangqi", 8],
    ["southgate", "南门棋牌", "炸金花 · 二十一点", "万人同场", "live", "cardTable", 5],
    ["plumhall", "梅林雀馆", "日式麻将 · 广东麻将", "段位赛", "neutral", "tiles", 7],
  ],
  gaming: [
    ["polaris-esport", "北辰电竞", "五大项目全赛程", "今日 {today} 场", "accent", "esport", 1],
    ["darkbird-esport", "玄鸟电竞", "局内滚球 · 首杀首塔", "滚球 {live} 场", "live", "duel", 2],
    ["rift-esport", "裂隙竞猜", "串关 · 选手数据", "深度数据", "neutral", "esportData", 7],
    ["mech-esport", "机甲联盟", "机甲纪元官方数据", "独家", "accent", "mech", 4],
    ["arena-esport", "擂台电竞", "趣味盘 · 虚拟对战", "24 小时", "neutral", "throne", 3],
    ["nova-esport", "新星竞技", "次级联赛 · 校园杯", "新项目", "neutral", "team", 5],
    ["summit-esport", "峰顶电竞", "冠军盘 · 赛事指数", "长线盘口", "neutral", "esportParlay", 8],
    ["relay-esport", "接力竞猜", "短局玩法 · 单局结算", "快结算", "live", "thunder", 6],
  ],
  lottery: [
    ["cloud-lottery", "云帆彩票", "极速 · 分分 · 快三", "最快 {fast} 秒", "accent", "numbers", 1],
    [
      "petal-lottery",
      "莲心彩票",
      "六合 · 双面 · 定位",
      "{games} 个彩种",
      "neutral",
      "lotusDraw",
      2,
    ],
    ["polaris-lottery", "北辰彩票", "全国数字彩", "官方同步", "neutral", "ticket", 3],
    ["comet-lottery", "彗星快开", "45 秒一期", "开奖中", "live", "speedDraw", 7],
    ["spring-lottery", "春台彩票", "十一选五 · 走势图", "遗漏数据", "neutral", "trend", 6],
    ["jubilee-lottery", "嘉年彩票", "大奖追号 · 合买", "追号", "neutral", "bigPrize", 4],
    ["lantern-lottery", "灯火彩票", "北方时时 · 分分快三", "夜间加开", "neutral", "nightDraw", 8],
    ["ladder-lottery", "云阶彩票", "番摊 · 双面长龙", "长龙提醒", "accent", "diceDraw", 5],
  ],
  egame: [
    ["amber", "琥珀游戏", "东方传说 · 连消", "{games} 款", "accent", "legends", 3],
    ["darkbird", "玄鸟科技", "霓虹科幻 · 高倍", "高倍榜首", "live", "neon", 7],
    ["polaris", "北辰娱乐", "神话 · 累积奖池", "联网奖池", "accent", "myths", 5],
    ["sail", "云帆电子", "升空 · 即时开奖", "快节奏", "neutral", "climb", 1],
    ["fullhouse", "满堂游戏", "节庆 · 财富主题", "满堂红", "neutral", "feast", 6],
    ["longwind", "长风互动", "武者 · 极地冒险", "新游首发", "neutral", "warriors", 2],
    ["tide", "沧海工坊", "航海 · 宝藏", "独家", "neutral", "voyage", 4],
    ["ninepeaks", "九峰游戏", "山海异兽 · 集换", "异兽系列", "neutral", "beasts", 8],
    ["inkstone", "墨砚工坊", "水墨江湖 · 剧情", "剧情模式", "neutral", "ink", 5],
    ["starport", "星港互动", "太空 · 集群消除", "集群消除", "accent", "space", 1],
    ["oakbarrel", "橡桶娱乐", "经典三轴 · 水果机", "经典三轴", "neutral", "fruits", 7],
    ["mistvale", "雾谷电子", "悬疑 · 高波动", "高波动", "live", "mystery", 3],
    ["sunforge", "日铸工坊", "火山 · 机械传说", "倍数锁定", "neutral", "forge", 6],
    ["papercrane", "纸鹤娱乐", "轻松休闲 · 小额", "小额友好", "neutral", "leisure", 2],
  ],
  fishing: [
    ["bluewater", "碧海渔港", "千炮同场竞猎", "在座 {seated} 人", "accent", "whale", 1],
    ["harpoon", "鱼叉互动", "深渊 BOSS 限时", "BOSS 出没", "live", "harpoon", 2],
    ["tide-fishing", "沧海捕鱼", "四人同屏 · 锁定炮", "{games} 座渔场", "neutral", "cannon", 5],
    ["reef-fishing", "礁岛渔村", "新手渔场 · 低倍", "新手", "neutral", "reef", 6],
    ["dragonking", "龙宫争霸", "连环爆 · 聚宝盆", "双倍时段", "accent", "pearl", 3],
    ["lantern-fishing", "灯鱼夜港", "夜间奖池", "夜场", "neutral", "lanternFish", 4],
    ["coralbay", "珊瑚湾渔场", "双人合击 · 快炮", "双人合击", "neutral", "coral", 7],
    ["stormnet", "风暴渔网", "雷暴连锁 · 全屏炸弹", "全屏连锁", "live", "castNet", 8],
  ],
};

export const VENDORS: readonly SeedVendor[] = Object.entries(LINES).flatMap(([venue, lines]) =>
  lines.map(([id, name, note, badge, tone, subject, palette]) => ({
    ...launchOf(id),
    id,
    venue: venue as VenueSwitch,
    name,
    note,
    badge,
    tone,
    art: artOf(subject),
    palette,
  })),
);

function launchOf(id: string): Pick<SeedVendor, "code" | "launchKind" | "lock"> {
  const found = ownValue(LAUNCHES, id);
  if (!found) throw new Error(`The venue ${id} has no channel code.`);
  const [code, launchKind, lock = null] = found;
  return { code, launchKind, lock };
}
