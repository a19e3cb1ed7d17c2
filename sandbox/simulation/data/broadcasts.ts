// Messages that an operator sends to all members, each again and again on certain days.
import type { LetterKind } from "#contract/messages.ts";
import type { SwitchKey } from "#contract/switches.ts";

export interface SeedBroadcast {
  readonly id: string;
  readonly kind: LetterKind;
  /** One of them must be switched on; empty: on every site. */
  readonly needs: readonly SwitchKey[];
  /** Sent on every so many days, counted from 1 January 1970 plus `shift`, at `hour` in China. */
  readonly every: number;
  readonly shift: number;
  readonly hour: number;
  readonly title: string;
  /** `{name}` the site's name, `{day}` the day after. */
  readonly body: string;
}

const p = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const list = (...lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

export const BROADCASTS: readonly SeedBroadcast[] = [
  {
    id: "weekend-reload",
    kind: "activity",
    needs: ["promotions"],
    every: 7,
    shift: 1,
    hour: 12,
    title: "周末续存礼已开放",
    body:
      p(
        "本周五 12:00 至周日 23:59，每日首笔存款可参加续存礼，红利按存款比例计算，存款页勾选即生效。",
      ) +
      list(
        "红利与存款合计 15 倍有效投注额后可取款",
        "30 天内未达到时，红利失效",
        "与其他存款优惠不同时享受",
      ) +
      p('<a href="/activity/discount">查看优惠详情</a>　<a href="/mine/savemoney">前往存款</a>'),
  },
  {
    id: "sign-reminder",
    kind: "activity",
    needs: ["promotions"],
    every: 5,
    shift: 2,
    hour: 10,
    title: "每日签到：漏签可补",
    body:
      p(
        "当月签到满 7、15、28 天可领取累计奖励。漏签的日子在次日结束前可以补签，规则以活动页为准。",
      ) + p('<a href="/activity/discount">前往优惠活动</a>'),
  },
  {
    id: "slot-race",
    kind: "activity",
    needs: ["egame"],
    every: 10,
    shift: 4,
    hour: 15,
    title: "电子倍数赛本期开赛",
    body:
      p("以单局派彩倍数排名，奖金池与名次奖金在活动页公布。同分按先达到的时间排列。") +
      p('<a href="/activity/discount">查看排行榜</a>　<a href="/game/egame">进入电子大厅</a>'),
  },
  {
    id: "invite",
    kind: "activity",
    needs: ["friendInvitation"],
    every: 14,
    shift: 6,
    hour: 18,
    title: "好友邀请：奖励条件更清楚",
    body:
      p("好友注册后达到存款与有效投注额要求，您和好友各得一份奖励。进度现可在邀请页逐项查看。") +
      p('<a href="/activity/friendInvitation">查看邀请进度</a>'),
  },
  {
    id: "maintenance",
    kind: "bulletin",
    needs: [],
    every: 7,
    shift: 3,
    hour: 16,
    title: "例行维护通知",
    body:
      p("{day} 04:00–05:30 例行维护。维护期间：") +
      list(
        "存款、取款照常受理，到账可能稍有延迟",
        "进行中的注单不受影响",
        "个别场馆暂停进入，恢复时间以大厅显示为准",
      ) +
      p("给您带来不便，敬请谅解。"),
  },
  {
    id: "safe-deposit",
    kind: "bulletin",
    needs: ["deposit"],
    every: 13,
    shift: 5,
    hour: 11,
    title: "存款渠道仅限官网、App 与在线客服",
    body:
      p("近期有人冒充 {name} 工作人员私下收款。请留意：") +
      list(
        "每笔存款请使用当次订单显示的收款账户",
        "工作人员不会索要密码或验证码",
        "线下代充不被认可，资金无法入账",
      ) +
      p(
        '如已转账，请立即<a href="/mine/feedback">提交反馈</a>或<a href="/app/help/zxkf">联系在线客服</a>。',
      ),
  },
  {
    id: "terms",
    kind: "bulletin",
    needs: [],
    every: 29,
    shift: 8,
    hour: 14,
    title: "用户条款更新说明",
    body:
      p(
        "为便于查阅，用户条款增加了目录，并补充了争议处理的时限：对赛果有异议，请在公布后 14 天内书面提出。",
      ) + p('<a href="/app/help/gztk">查看用户条款</a>'),
  },
  {
    id: "football-night",
    kind: "match",
    needs: ["sport"],
    every: 3,
    shift: 0,
    hour: 17,
    title: "今晚焦点：足球联赛多场开赛",
    body:
      p("今晚 19:30 起多场联赛同时进行，滚球盘口全程开放。开赛前请确认盘口与赔率设置。") +
      p('<a href="/game/sport">进入体育</a>'),
  },
  {
    id: "weather",
    kind: "match",
    needs: ["sport"],
    every: 11,
    shift: 3,
    hour: 9,
    title: "网球赛事因天气顺延",
    body: p(
      "因降雨中断的网球比赛将于 48 小时内恢复，已成立的注单继续有效；逾期未恢复的按规则作废，本金退回。",
    ),
  },
  {
    id: "esport-final",
    kind: "match",
    needs: ["gaming"],
    every: 8,
    shift: 5,
    hour: 19,
    title: "电竞淘汰赛赛程确认",
    body:
      p("三局两胜制，全程滚球。临场换人以官方名单为准，换人不影响已成立的注单。") +
      p('<a href="/game/gaming">查看赛程</a>'),
  },
  {
    id: "rebate-time",
    kind: "notice",
    needs: ["welfare"],
    every: 12,
    shift: 7,
    hour: 13,
    title: "返水派发时间提醒",
    body:
      p("昨日返水于每日 12:00 后发放至福利中心，7 天内有效，逾期自动失效。") +
      p('<a href="/mine/welfare">前往福利中心</a>'),
  },
  {
    id: "bind-safety",
    kind: "notice",
    needs: [],
    every: 17,
    shift: 9,
    hour: 20,
    title: "请完善账户安全设置",
    body:
      p("绑定手机与邮箱后，新设备登录、修改密码和取款都会多一道核对。") +
      p('<a href="/mine/auth">前往安全中心</a>'),
  },
  {
    id: "service-hours",
    kind: "feedback",
    needs: ["feedback"],
    every: 30,
    shift: 11,
    hour: 10,
    title: "意见反馈的处理时间",
    body:
      p(
        "一般问题 30 分钟内回复，涉及资金核对的反馈不超过 24 小时。提交时附上单号与截图，处理会更快。",
      ) + p('<a href="/mine/feedback">提交反馈</a>'),
  },
];
