import type { ObjectName } from "../artwork/objects.ts";
import type { SeedGame } from "./catalogue-rows.ts";
import { composeGames } from "./games/compose-games.ts";
import { detailsOf } from "./games/game-details.ts";
import { themeOfArt } from "./games/game-themes.ts";

type Line = readonly [
  id: string,
  name: string,
  category: SeedGame["category"],
  art: ObjectName,
  palette: number,
  vendor: string,
  rtp: number | null,
  maxWin: number,
  tag?: SeedGame["tag"],
];

/** `maxWin` 0: unlimited. Games with the same motif have different palettes. */
const LINES: readonly Line[] = [
  ["deep-chest", "深海密箱", "DZ", "chest", 4, "tide", 96.8, 12000, "exclusive"],
  ["tiger-gate", "虎啸山门", "DZ", "tiger", 3, "amber", 96.5, 5000, "hot"],
  ["star-sevens", "星轨七七", "DZ", "reels", 8, "darkbird", 97.1, 2777, "new"],
  ["phoenix-gold", "凤羽流金", "DZ", "phoenix", 5, "polaris", 96.2, 8888],
  ["sky-climb", "极速升空", "DZ", "rocket", 1, "sail", 97.0, 0, "hot"],
  ["whale-hunt", "巨鲸猎场", "BY", "whale", 4, "bluewater", null, 1000],
  ["cloud-pagoda", "云中楼阁", "DZ", "pagoda", 6, "amber", 96.4, 3600],
  ["samurai-soul", "武者之魂", "DZ", "helmet", 2, "longwind", 96.9, 10000, "new"],
  ["aurora-gems", "极光宝石", "DZ", "gem", 1, "sail", 96.6, 4096],
  ["golden-granary", "金玉满仓", "DZ", "ingot", 3, "fullhouse", 96.1, 6666],
  ["dragon-eye", "龙瞳秘藏", "DZ", "eye", 7, "darkbird", 96.7, 20000, "exclusive"],
  ["globe-wheel", "环球轮盘", "ZR", "wheel", 8, "bluebird", 97.3, 35],
  ["lantern-night", "灯火夜市", "DZ", "lantern", 6, "fullhouse", 96.0, 2500],
  ["mahjong-chain", "麻将连珠", "QP", "mahjong", 3, "heartchess", 96.9, 5120, "hot"],
  ["astrolabe", "星盘占卜", "DZ", "astro", 1, "polaris", 96.3, 7200],
  ["thunder-force", "雷霆万钧", "DZ", "bolt", 4, "longwind", 96.8, 15000],
  ["lotus-path", "莲台问道", "DZ", "lotus", 2, "amber", 96.5, 3888],
  ["twin-dice", "双骰对决", "QP", "dice", 7, "heartchess", 98.6, 36],
  ["lava-city", "熔岩古城", "DZ", "volcano", 3, "sail", 96.7, 9999, "hot"],
  ["moon-palace", "月宫玉兔", "DZ", "moon", 4, "fullhouse", 96.2, 4500],
  ["sand-pyramid", "沙海金塔", "DZ", "pyramid", 8, "amber", 96.4, 5500],
  ["spade-king", "黑桃王座", "ZR", "cards", 5, "bluebird", 98.9, 100],
  ["koi-fortune", "锦鲤逐浪", "DZ", "koi", 6, "tide", 96.9, 6888, "new"],
  ["orchard-run", "百果丰年", "DZ", "fruit", 5, "darkbird", 97.2, 1200],
  ["coral-siege", "珊瑚攻城", "BY", "crab", 1, "bluewater", null, 2000, "hot"],
  ["imperial-jade", "玉玺传奇", "DZ", "gem", 5, "polaris", 96.8, 8000],
  ["arctic-roar", "极地虎王", "DZ", "tiger", 4, "longwind", 96.6, 7777],
  ["neon-reels", "霓虹转轮", "DZ", "reels", 7, "sail", 97.4, 3000, "new"],
  ["nine-feathers", "九翎天舞", "DZ", "phoenix", 2, "fullhouse", 96.3, 9000],
  ["dragon-boat", "赤舰远征", "BY", "cannon", 2, "harpoon", null, 3000],
  ["rain-temple", "雨夜古刹", "DZ", "pagoda", 8, "polaris", 96.1, 4200],
  ["jet-orbit", "冲出轨道", "DZ", "rocket", 7, "darkbird", 97.0, 0, "exclusive"],
  ["abyss-lord", "深渊鲸王", "BY", "whale", 2, "harpoon", null, 5000, "new"],
  ["bull-seats", "抢庄牛牛", "QP", "cards", 3, "heartchess", 97.8, 125],
  ["eternal-iris", "永夜之眼", "DZ", "eye", 3, "longwind", 96.5, 18000],
  ["treasure-cove", "海盗宝湾", "DZ", "chest", 2, "tide", 96.7, 11000],
  ["silver-dragon-die", "骰动四方", "ZR", "dice", 1, "redcrane", 97.2, 150],
  ["fortune-lotus", "步步生莲", "DZ", "lotus", 5, "fullhouse", 96.4, 2888],
  ["ember-crown", "余烬王冠", "DZ", "volcano", 7, "darkbird", 96.9, 13000],
  ["festival-glow", "上元灯会", "DZ", "lantern", 2, "amber", 96.2, 3200],
  ["pharaoh-hour", "沙漏法老", "DZ", "pyramid", 1, "sail", 96.6, 6000, "hot"],
  ["storm-caller", "唤雷者", "DZ", "bolt", 7, "polaris", 96.3, 16000],
  ["twin-koi", "双鲤戏珠", "DZ", "koi", 4, "amber", 96.8, 5888],
  ["mountain-moon", "山月照影", "DZ", "moon", 6, "longwind", 96.1, 3999],
  ["cosmic-dial", "万象星仪", "DZ", "astro", 5, "tide", 97.1, 8192, "new"],
  ["blood-battle", "血战川麻", "QP", "mahjong", 1, "riverhall", 97.5, 256],
  ["ingot-rush", "元宝奔流", "DZ", "ingot", 6, "sail", 96.9, 7680],
  ["sugar-orchard", "蜜果狂欢", "DZ", "fruit", 2, "fullhouse", 97.3, 1800],
  ["lightning-wheel", "闪电轮盘", "ZR", "wheel", 2, "redcrane", 97.1, 500, "hot"],
  ["thousand-cannon", "千炮争鸣", "BY", "cannon", 6, "bluewater", null, 4000],
  ["mech-awaken", "机甲觉醒", "DZ", "robot", 7, "darkbird", 96.7, 9600, "exclusive"],
  ["goal-storm", "绿茵风暴", "DZ", "ball", 1, "longwind", 96.5, 3333],
  ["dragon-tiger-court", "龙虎斗阵", "ZR", "tiger", 7, "bluebird", 96.3, 11],
  ["coin-tower", "铜钱塔", "DZ", "coin", 5, "polaris", 96.4, 2400],
  ["landlord-duel", "欢乐斗地主", "QP", "cards", 7, "riverhall", 98.0, 64],
  ["lucky-spheres", "缤纷彩球", "DZ", "lottery", 3, "tide", 96.0, 5600],
  ["golden-toad", "金蟾渔场", "BY", "koi", 8, "harpoon", null, 1500],
  ["chip-royale", "筹码皇庭", "ZR", "chips", 4, "redcrane", 98.7, 200],
  ["glacier-gems", "冰川秘钻", "DZ", "gem", 8, "amber", 96.9, 6400],
  ["oracle-bones", "甲骨神谕", "DZ", "eye", 1, "polaris", 96.2, 14000],
  ["river-chess", "楚河汉界", "QP", "xiangqi", 6, "riverhall", null, 8],
  ["phoenix-nest", "梧桐栖凤", "DZ", "phoenix", 7, "amber", 96.7, 7000],
  ["neptune-vault", "海神宝库", "BY", "shell", 5, "bluewater", null, 6000, "exclusive"],
  ["ronin-road", "浪人之路", "DZ", "helmet", 8, "sail", 96.6, 8600],
  ["comet-rider", "彗星骑士", "DZ", "rocket", 3, "longwind", 97.2, 0],
  ["jade-mahjong", "翡翠麻将馆", "QP", "mahjong", 6, "heartchess", 97.0, 1024, "new"],
  ["crater-king", "火山酋长", "DZ", "volcano", 5, "tide", 96.3, 9200],
  ["sunken-pagoda", "水底龙宫", "BY", "anglerfish", 3, "harpoon", null, 2600],
  ["midnight-reels", "午夜老虎机", "DZ", "reels", 4, "fullhouse", 97.0, 2000],
  ["starfall", "流星许愿", "DZ", "astro", 8, "darkbird", 96.8, 10240],
];

/** The games that the sites show first, with the details that the seed gives them. */
function featuredGames(seed: number): SeedGame[] {
  return LINES.map(([id, name, category, art, palette, vendor, rtp, maxWin, tag = null]) => {
    const core = { id, category, vendor, rtp, maxWin };
    const details = detailsOf(seed, core, themeOfArt(category, art));
    return { ...core, ...details, name, art, palette, tag, featured: 1 };
  });
}

/** 1,500 games with different names. */
export function gamesOf(seed: number): SeedGame[] {
  const names = LINES.map(([, name]) => name);
  return [...featuredGames(seed), ...composeGames(seed, names)];
}
