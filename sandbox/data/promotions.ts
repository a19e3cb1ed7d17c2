import type { SeedPromotion } from "../store/rows.ts";

type Line = readonly [
  id: string,
  title: string,
  amount: string,
  text: string,
  /** Switches that must be on. */
  needs: string,
  /** Characters that show it first. */
  suits: string,
  /** Days of one run; 0 never ends. */
  days: number,
  art: string,
  palette: number,
];

const LINES: readonly Line[] = [
  ["first-kick", "新会员首存礼", "¥1,888", "首存 ¥100 起享 100% 红利，15 倍流水，适用体育与电子", "deposit sport", "sport", 7, "ingot", 1],
  ["parlay-plus", "串关加赠", "+40%", "3 串 1 起，每串多中多送", "sport", "sport expert", 3, "ball", 6],
  ["first-miss", "首注未中返还", "¥588", "决赛之夜首注未中，次日 12:00 返还本金", "sport", "sport", 2, "bolt", 7],
  ["odds-lift", "欧赔提升日", "+8%", "每周三指定赛事独赢提升，无需报名", "sport", "expert sport", 4, "moon", 4],
  ["corner-club", "角球俱乐部", "¥288", "连续七日投注滚球，周一领取", "sport", "sport", 7, "ball", 3],
  ["jade-welcome", "翡翠迎宾礼", "¥2,888", "首入真人大厅，存 200 得 200，限时开扇", "deposit realbet", "live", 5, "phoenix", 1],
  ["live-rebate", "真人返水", "0.9%", "百家乐、龙虎、轮盘同享，每日 12:00 到账", "realbet", "live", 0, "chips", 3],
  ["good-road", "好路红包", "¥666", "六连以上长龙，随注掉落红包", "realbet", "live", 3, "lantern", 2],
  ["vip-table", "贵宾桌邀约", "¥8,888", "V 系列包厅专属荷官与生日礼遇", "realbet vip", "live", 9, "cards", 5],
  ["esport-shield", "电竞首注保险", "¥888", "首注未中返还，1 倍流水即可提", "gaming", "esport", 5, "helmet", 1],
  ["throne-pick", "王座八强预测", "¥50,000", "猜中全部晋级战队，平分奖池", "gaming", "esport", 6, "pad", 7],
  ["pentakill", "五杀时刻", "¥128", "所投战队打出五杀，自动派发", "gaming", "esport", 2, "bolt", 3],
  ["map-parlay", "单局串关", "+25%", "同场三图全串，收益再加一成半", "gaming", "esport expert", 4, "eye", 2],
  ["harbor-seat", "入座有礼", "¥188", "新牌友首次入座即得，慢慢打，不着急", "chess", "chess", 0, "lantern", 1],
  ["tide-league", "潮汐积分赛", "¥30,000", "每月初一至初七，四人桌积分争榜", "chess", "chess", 7, "mahjong", 3],
  ["tea-money", "每日茶水", "¥18", "打满八局，茶水钱自动到账", "chess", "chess", 0, "koi", 6],
  ["room-rebate", "棋牌返水", "0.6%", "全部牌桌一视同仁，次日结算", "chess", "chess", 0, "cards", 4],
  ["lotus-first", "开莲首期礼", "¥520", "首次购彩未中，次期返还等额彩金", "lottery", "lottery", 6, "lotus", 1],
  ["chase-plus", "追号加奖", "+18%", "连追十期以上，中奖再加 18%", "lottery", "lottery", 4, "lottery", 2],
  ["lucky-six", "六合生肖夜", "¥66,666", "特码命中当月生肖，瓜分大奖", "lottery", "lottery", 8, "koi", 3],
  ["number-rebate", "购彩返点", "1.8%", "每日有效购彩，次日早晨到账", "lottery", "lottery", 0, "coin", 5],
  ["expert-volume", "流水阶梯返利", "1.5%", "周有效投注满 500,000 起，逐级递增", "vip", "expert", 0, "chips", 1],
  ["low-margin", "低水联赛日", "-2.5%", "指定联赛抽水下调，盘口页自动标记", "sport", "expert", 3, "pyramid", 6],
  ["titan-duel", "泰坦对决榜", "¥200,000", "全场馆盈利率排名，前一百名派奖", "egame", "expert", 9, "helmet", 7],
  ["slot-race", "电子倍数赛", "¥88,888", "单局最高倍数上榜，每日零点结算", "egame", "expert esport live", 3, "reels", 4],
  ["free-spins", "周末免费旋转", "38 次", "周五至周日登录即领，三十款游戏通用", "egame", "lottery chess live", 2, "fruit", 5],
  ["ocean-hunt", "深海悬赏", "¥16,888", "击落限时 BOSS，赏金随炮倍翻番", "fishing", "chess lottery esport", 5, "whale", 2],
  ["endless-rebate", "每日无上限返水", "1.2%", "全场馆累计，次日 12:00 到账", "", "sport", 0, "chips", 2],
  ["invite-friend", "好友邀请", "¥388", "每邀请 1 位有效好友，双方同得", "friendInvitation", "sport live", 9, "gem", 3],
  ["vip-season", "VIP 升级季", "五重礼", "星钻礼遇、专属客服与生日彩金", "vip", "sport lottery", 0, "phoenix", 4],
  ["coin-bonus", "虚拟币存款加赠", "+2%", "到账即加，单日最高 ¥2,000", "deposit virtualCoin", "expert", 0, "coin", 8],
  ["birthday", "生日彩金", "¥888", "生日当月任意一日领取，无流水要求", "welfare", "live chess", 0, "lantern", 6],
  ["first-app", "客户端首登礼", "¥38", "安装客户端并登录，一次有效", "download", "esport lottery", 0, "rocket", 5],
];

export const PROMOTIONS: readonly SeedPromotion[] = LINES.map(
  ([id, title, amount, text, needs, suits, days, art, palette]) => ({
    id,
    title,
    amount,
    text,
    needs,
    suits,
    days,
    art,
    palette,
  }),
);
