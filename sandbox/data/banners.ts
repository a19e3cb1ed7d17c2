import type { SeedBanner } from "../store/rows.ts";

type Line = readonly [
  id: string,
  kicker: string,
  title: string,
  text: string,
  needs: string,
  suits: string,
  /** Main object, then up to two smaller ones. */
  art: string,
  palette: number,
];

const LINES: readonly Line[] = [
  ["final-night", "南岛冠军杯 · 决赛之夜", "海潮之上，一夜称王", "独赢、波胆与半全场同步开盘，滚球盘口随时更新。", "sport", "sport", "ball bolt", 1],
  ["hoop-week", "群岛职业篮球联盟", "四节之间，胜负翻面", "每节盘口独立结算，中场也能再下一城。", "sport", "sport expert", "bolt moon", 3],
  ["net-tour", "星环网球公开赛", "一发制胜，局局是盘", "让局、大小与准确盘分，午夜场不打烊。", "sport", "expert sport", "moon eye", 6],
  ["live-hundred", "真人百家之夜", "二十张桌，一路同看", "好路自动置顶，咪牌与极速任你换。", "realbet", "live", "cards chips", 1],
  ["fan-dance", "翡翠贵宾厅", "扇起风来，长龙自现", "V 系列包厅晚八点加开，专属荷官候席。", "realbet", "live", "phoenix chips", 2],
  ["wheel-night", "闪电轮盘", "一道闪电，五百倍光", "每局随机点亮五个号码，直注倍数翻腾。", "realbet", "live expert", "wheel bolt", 7],
  ["throne-final", "赤焰邀请赛 S6", "奖金池 ¥3,200,000", "十六支战队，十五天，王座只容一人。", "gaming", "esport", "helmet eye", 1],
  ["thunder-night", "雷霆战线 · 职业联赛", "今晚四场连播", "18:00 至 00:00，首塔首杀实时开盘。", "gaming", "esport", "bolt pad", 3],
  ["mech-launch", "机甲纪元 · 超级联赛", "钢铁苏醒，全图开战", "新赛季五周常规赛，战队数据逐局更新。", "gaming", "esport expert", "pad rocket", 7],
  ["quiet-harbor", "海港牌局", "灯塔亮时，正好三缺一", "十四间牌室昼夜有人，新手与老友各得其座。", "chess", "chess", "mahjong lantern", 1],
  ["tide-cup", "潮汐积分赛", "一桌四人，看谁听潮", "每月初七决出榜首，前三十名皆有彩头。", "chess", "chess", "cards moon", 4],
  ["river-border", "楚河汉界", "落子无声，胜负自知", "象棋积分场开放，与同段位棋友切磋。", "chess", "chess", "pagoda moon", 6],
  ["six-bloom", "莲开六合", "一池莲花，六码同开", "五分钟一期，走势与遗漏一屏看尽。", "lottery", "lottery", "lottery lotus", 1],
  ["fast-digits", "极速流光彩", "四十五秒，再来一期", "定位、双面与龙虎，追号最多一百期。", "lottery", "lottery", "lottery coin", 3],
  ["moon-jackpot", "望月六合", "头奖 ¥12,000,000", "每十分钟一轮满月，特码独得头奖。", "lottery", "lottery", "moon lottery", 5],
  ["slots-week", "极速电玩周", "七十款新旧，一池大奖", "倍数榜每日零点结算，前一百名同分彩金。", "egame", "sport live lottery esport expert", "reels gem", 2],
  ["deep-hunt", "深渊悬赏令", "千炮齐发，鲸王现身", "整点 BOSS 限时三分钟，赏金由最后一炮带走。", "fishing", "chess lottery esport", "whale fish", 4],
  ["vip-rise", "VIP 升级季", "向上一阶，五重礼遇", "升级礼金、生日彩金与提款优先，一次说清。", "vip", "sport chess live expert", "phoenix gem", 5],
];

export const BANNERS: readonly SeedBanner[] = LINES.map(
  ([id, kicker, title, text, needs, suits, art, palette]) => ({
    id,
    kicker,
    title,
    text,
    needs,
    suits,
    art,
    palette,
  }),
);
