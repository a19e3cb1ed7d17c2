import type { SeedNotice } from "./catalogue-rows.ts";

type Line = readonly [id: string, kind: string, text: string, needs: string, suits: string];

/** `{day}`: tomorrow's month and day; `{name}`: the site's name. */
const LINES: readonly Line[] = [
  [
    "sport-maintain",
    "系统公告",
    "{day} 04:00–05:30 云帆竞技例行维护，维护期间盘口暂停",
    "sport",
    "sport",
  ],
  ["sport-final", "赛事提醒", "南岛冠军杯今晚开赛，独赢、波胆与半全场已开盘", "sport", "sport"],
  [
    "sport-rule",
    "规则更新",
    "因天气中断的网球赛事，48 小时内恢复则注单继续有效",
    "sport",
    "expert sport",
  ],
  ["sport-limit", "限额调整", "北陆甲级联赛让球单注上限调整为 ¥\u00A0200,000", "sport", "expert"],
  [
    "live-maintain",
    "系统公告",
    "{day} 04:00–05:30 北辰真人例行维护，届时请移步青鸾真人",
    "realbet",
    "live",
  ],
  ["live-vip", "贵宾邀约", "V08 贵宾桌今晚 20:00 加开咪牌时段，限三十席", "realbet", "live"],
  ["live-new", "新桌上线", "蜃楼包厅 M07 已开桌，最低入座 ¥\u00A01,000", "realbet", "live"],
  ["esport-final", "赛程公告", "星冠邀请赛每四天一轮，三局两胜，全程滚球", "gaming", "esport"],
  [
    "esport-patch",
    "版本更新",
    "星域争锋 6.2 版本赛事即日启用，英雄池以官方名单为准",
    "gaming",
    "esport",
  ],
  [
    "esport-delay",
    "延期通知",
    "雷霆职业联赛第九周首场顺延 30 分钟，注单继续有效",
    "gaming",
    "esport",
  ],
  ["chess-cup", "牌友告示", "潮汐积分赛本月报名已开，四人成桌，初七放榜", "chess", "chess"],
  ["chess-fair", "公平说明", "各牌室洗牌种子每局公示，可在牌局记录中自行核验", "chess", "chess"],
  ["chess-quiet", "夜航提示", "零点后牌室转入静音模式，语音默认关闭", "chess", "chess"],
  [
    "lottery-issue",
    "开奖公告",
    "望月六合头奖上一轮由两位会员分得，详见开奖记录",
    "lottery",
    "lottery",
  ],
  ["lottery-new", "新彩上线", "落英快三今起开售，九十秒一期，每日 960 期", "lottery", "lottery"],
  ["lottery-chase", "追号提醒", "追号单中奖后默认停追，可在下单时改为继续", "lottery", "lottery"],
  ["titan-api", "数据说明", "盘口历史曲线保留延长至 90 日，可按联赛导出", "sport", "expert"],
  ["titan-risk", "风控提示", "同场同向注单合并计算限额，超出部分即时提示", "", "expert"],
  [
    "slots-pool",
    "奖池播报",
    "累积奖池昨日开出 6 次，最高一注 ¥\u00A0486,200",
    "egame",
    "live lottery",
  ],
  [
    "slots-new",
    "新游首发",
    "机甲觉醒、万象星仪、午夜老虎机三款新游已上线",
    "egame",
    "esport expert chess",
  ],
  ["fish-boss", "渔场快讯", "深渊鲸王整点现身，每次停留三分钟", "fishing", "chess"],
  [
    "deposit-safe",
    "存款提示",
    "存款渠道仅限官网、App 与在线客服，请勿相信线下代充",
    "deposit",
    "sport live esport",
  ],
  [
    "promo-season",
    "活动预告",
    "{day} 起优惠中心更新，未领取的彩金请于当日 23:59 前领取",
    "promotions",
    "sport live lottery",
  ],
  [
    "domain-guard",
    "防劫持提示",
    "访问异常请使用线路检测，{name} 不会要求您安装描述文件",
    "",
    "sport chess",
  ],
  [
    "adult",
    "理性娱乐",
    "未满 18 岁禁止投注；限额、冷静期与自我排除可随时在“理性娱乐”页设置",
    "",
    "lottery",
  ],
];

export const NOTICES: readonly SeedNotice[] = LINES.map(([id, kind, text, needs, suits]) => ({
  id,
  kind,
  text,
  needs,
  suits,
}));
