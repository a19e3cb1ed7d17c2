// Messages about what happened to a member's money, level and rewards.
import type { DatabaseSync } from "node:sqlite";
import { dayOf, timeOfDay } from "../time/china-time.ts";
import { yuan } from "../ledger/decimal.ts";
import { letterHtml } from "./letter-html.ts";
import { addLetter } from "./letter-store.ts";

export function tellWelcome(database: DatabaseSync, member: number, time: number): void {
  addLetter(
    database,
    { member },
    {
      id: `welcome-${member}`,
      kind: "notice",
      title: "欢迎加入",
      body: letterHtml`<p>账户已开通。建议先完成以下几步，存款和取款会更顺利：</p><ol><li>在<a href="/mine/auth">安全中心</a>绑定手机和真实姓名</li><li>设置资金密码</li><li>了解<a href="/app/help/gztk">用户条款</a>与限额</li></ol><p>请只通过官网、App 与在线客服存款，任何人索要密码或验证码均属诈骗。</p>`,
      time,
    },
  );
}

interface EndedOrder {
  readonly id: string;
  readonly member: number;
  /** Epoch milliseconds; null before its end. */
  readonly endedAt: number | null;
}

interface EndedDeposit extends EndedOrder {
  readonly creditedCents: number | null;
  readonly channelName: string;
  readonly bonusCents: number;
}

/** Silent for an order that was not credited. */
export function tellDeposit(database: DatabaseSync, order: EndedDeposit): void {
  const { id, member, creditedCents, endedAt, channelName, bonusCents } = order;
  if (endedAt === null || creditedCents === null) return;
  const bonus = bonusCents > 0 ? `，另加红利 ${yuan(bonusCents)}` : "";
  addLetter(
    database,
    { member },
    {
      id: `deposit-${id}`,
      kind: "notice",
      title: `存款 ${yuan(creditedCents)} 已到账`,
      body: letterHtml`<p>您通过「${channelName}」的存款已存入中心钱包：<strong>${yuan(creditedCents)}</strong>${bonus}。</p><p>订单号：<a href="/mine/transRecord?order=${id}">${id}</a></p>`,
      time: endedAt,
    },
  );
}

interface Review {
  readonly member: number;
  readonly time: number;
  readonly hasLimit: boolean;
  /** Members' money is not protected, and they are told so again (LCCP LC 4.2.1). */
  readonly isUnprotected: boolean;
}

/** RTS 12: also to members without a limit, who are told that there are limits. */
export function tellReview(
  database: DatabaseSync,
  { member, time, hasLimit, isUnprotected }: Review,
): void {
  const limits = hasLimit
    ? "请看看您设置的限额是否仍然合适：降低立即生效。"
    : "您没有设置限额。存款、亏损、投注与时间都可以设置限额，首次设置立即生效。";
  const funds = isUnprotected ? "提醒您：公司若破产，您账户内的资金不受保障。" : "";
  addLetter(
    database,
    { member },
    {
      id: `review-${member}-${time}`,
      kind: "notice",
      title: "请回顾您的限额与收支",
      body: letterHtml`<p>${limits}</p><p>${funds}</p><ul><li><a href="/mine/safety#limits">查看限额</a></li><li><a href="/mine/safety#statement">查看存款、取款与输赢</a></li><li><a href="/mine/safety#choices">更改提醒的间隔</a></li></ul>`,
      time,
    },
  );
}

const WITHDRAWAL_WORDS = {
  arrived: { title: "已到账", text: "已汇入您的收款账户。到账时间以收款方显示为准。" },
  refused: { title: "未通过审核", text: "未通过审核，款项已退回中心钱包。" },
  failed: { title: "打款失败", text: "打款失败，款项已退回中心钱包。请核对收款账户后再试。" },
} as const;

/** Nothing about a withdrawal that the member cancelled, or that is not ended. */
interface EndedWithdrawal extends EndedOrder {
  readonly state: string;
  readonly amountCents: number;
  readonly note: string;
}

/** Silent in states that need no message. */
export function tellWithdrawal(database: DatabaseSync, row: EndedWithdrawal): void {
  const { id, member, state, amountCents, endedAt, note } = row;
  if (endedAt === null) return;
  if (state !== "arrived" && state !== "refused" && state !== "failed") return;
  const { title, text } = WITHDRAWAL_WORDS[state];
  const why = state === "arrived" || note === "" ? "" : `原因：${note}`;
  addLetter(
    database,
    { member },
    {
      id: `withdrawal-${id}`,
      kind: "notice",
      title: `取款 ${yuan(amountCents)} ${title}`,
      body: letterHtml`<p>您申请的取款 <strong>${yuan(amountCents)}</strong> ${text}</p><p>${why}</p><p>订单号：<a href="/mine/transRecord?order=${id}">${id}</a></p>`,
      time: endedAt,
    },
  );
}

interface Change {
  readonly member: number;
  readonly time: number;
  readonly from: number;
  readonly to: number;
}

export function tellLevel(database: DatabaseSync, { member, time, from, to }: Change): void {
  const rises = to > from;
  addLetter(
    database,
    { member },
    {
      id: `level-${member}-${to}-${time}`,
      kind: "notice",
      title: rises ? `恭喜升至 VIP${to}` : `等级调整为 VIP${to}`,
      body: rises
        ? letterHtml`<p>您的等级已升至 <strong>VIP${String(to)}</strong>，新的返水比例与取款额度即时生效。</p><p><a href="/mine/vip">查看等级权益</a></p>`
        : letterHtml`<p>保级周期内的有效投注额未达到要求，等级由 VIP${String(from)} 调整为 <strong>VIP${String(to)}</strong>。</p><p><a href="/mine/vip">查看等级与保级进度</a></p>`,
      time,
    },
  );
}

interface Due {
  readonly member: number;
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly amountCents: number;
  readonly validFrom: number;
  readonly validTo: number;
}

/** Rebates come every day: the welfare centre alone lists them. */
export function tellReward(database: DatabaseSync, reward: Due): void {
  const { member, id, kind, title, amountCents, validFrom, validTo } = reward;
  if (kind === "rebate") return;
  const until = `${dayOf(validTo)} ${timeOfDay(validTo)}`;
  addLetter(
    database,
    { member },
    {
      id: `reward-${member}-${id}`,
      kind: "activity",
      title: `${title} ${yuan(amountCents)} 可领取`,
      body: letterHtml`<p>「${title}」<strong>${yuan(amountCents)}</strong> 已发放到福利中心，请在 ${until} 前领取，逾期失效。</p><p><a href="/mine/welfare">前往福利中心</a></p>`,
      time: validFrom,
    },
  );
}

interface GivenFreeBet {
  readonly member: number;
  readonly id: string;
  readonly title: string;
  readonly amountCents: number;
  readonly givenAt: number;
  readonly endsAt: number;
}

export function tellFreeBet(database: DatabaseSync, given: GivenFreeBet): void {
  const { member, id, title, amountCents, givenAt, endsAt } = given;
  addLetter(
    database,
    { member },
    {
      id: `free-bet-${id}`,
      kind: "activity",
      title: `${title} ${yuan(amountCents)} 已发放`,
      body: letterHtml`<p>您获得「${title}」<strong>${yuan(amountCents)}</strong>，请在 ${dayOf(endsAt)} ${timeOfDay(endsAt)} 前使用。下注时在投注单选择免费投注即可。</p><p>中奖只派发盈利，不含本金；赛事取消退回免费投注。</p><p><a href="/game/sport">前往体育投注</a></p>`,
      time: givenAt,
    },
  );
}
