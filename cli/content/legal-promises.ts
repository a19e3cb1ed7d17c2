// What a legal text or the footer promises members for their protection, held against what the brand's profile does.
// A promise without its duty is an error; a text that does not mention a duty is none.
import { ownValue } from "#contract/own-value.ts";
import { DUTIES, type DutyKey, type DutyValues } from "#contract/protection/duties.ts";

export interface BrokenPromise {
  /** As written in the text. */
  readonly found: string;
  readonly duty: DutyKey;
  /** What the brand does, for people. */
  readonly does: string;
}

interface PromiseRule {
  readonly duty: DutyKey;
  /** In either script; the group `number` with `unit` is an amount of time. */
  readonly find: RegExp;
  /** @param promised in the unit of the duty; 0 without an amount */
  readonly keeps: (duties: DutyValues, promised: number) => boolean;
}

const AMOUNT = String.raw`(?<number>\d+) ?(?<unit>分[钟鐘]|小[时時]|天|日|[周週]|个月|個月|月|年)`;
const pattern = (source: string) => new RegExp(source.replaceAll("<time>", AMOUNT), "gu");
const [LIMIT, EXCLUSION, BREAK] = ["限[额額]", "自我(?:排除|禁制)", "冷[静靜]期"];

/** A flag must be on; what happens later or lasts longer than promised is no broken promise. */
const RULES: readonly PromiseRule[] = [
  on("limitChoice", `[须須必][^。；]{0,6}(?:首次|第一次)(?:投注|存款)之?前[^。；]{0,12}${LIMIT}`),
  on(
    "limitPrompt",
    `(?<![须須必][^。；]{0,6})(?:首次|第一次)(?:投注|存款)之?前[^。；须須]{0,12}${LIMIT}`,
  ),
  on("limitPrompt", `${LIMIT}[^。；]{0,8}(?:默[认認]|[预預][设設])`),
  on("ageBeforePlay", "(?:首次)?(?:存款|投注|游戏|遊戲)之?前[^。；]{0,6}(?:核[验驗]|查[验驗]|[验驗][证證])"),
  on("ageBeforePlay", "身[份分](?:核[验驗]|查[验驗]|[验驗][证證])[^。；]{0,16}(?:默[认認]|[预預][设設])"),
  on("harmMarkers", "[监監][测測控][^。；]{0,14}(?:追[损損]|异常的时|異常的時|投注行[为為])"),
  on("refundUnstarted", `${EXCLUSION}[^。；]{0,12}(?:退[还還回]|取消)[^。；]{0,4}未(?:开赛|開賽|开始|開始)`),
  on("noCredit", "不(?:接受|提供)[^。；]{0,6}(?:信用卡|赊账|賒帳|信[贷貸])"),
  on("noReverseWithdrawal", "取款[^。；]{0,8}不[可得能](?:取消|撤[销銷回])"),
  on("sessionClock", "(?:始终|始終|一直)[^。；]{0,4}(?:显示|顯示)[^。；]{0,6}(?:时间|時間|时长|時長)"),
  on("fundsNotice", "首次存款之?前[^。；]{0,10}(?:资金|資金)[^。；]{0,6}(?:保护|保護|保障)"),
  time("raiseCoolingHours", `(?:提高|[调調上]高?[高调調])${LIMIT}[^。；]{0,14}?<time>`, longer),
  time("returnCoolingHours", `${EXCLUSION}.{0,50}?再[经經][过過] ?<time>`, longer),
  time("timeOutMinHours", `<time>至[^。；]{1,8}${BREAK}`, shorter),
  time("timeOutMaxHours", `至 ?<time>的${BREAK}`, longer),
  time("exclusionMinMonths", `${EXCLUSION}[^。；]{0,8}最短 ?<time>`, longer),
  time("realityCheckMinutes", "每 ?<time>[^。；]{0,8}提醒", shorter),
];

export function brokenPromises(text: string, duties: DutyValues): BrokenPromise[] {
  return RULES.flatMap(({ duty, find, keeps }) =>
    [...text.matchAll(find)].flatMap(({ 0: found, groups }) =>
      keeps(duties, promised(duty, groups)) ? [] : { found, duty, does: describe(duty, duties) },
    ),
  );
}

function on(duty: DutyKey, source: string): PromiseRule {
  return { duty, find: pattern(source), keeps: (duties) => duties[duty] === true };
}

type Compare = (does: number, promised: number) => boolean;

function time(duty: DutyKey, source: string, compare: Compare): PromiseRule {
  const keeps = (duties: DutyValues, amount: number) => {
    const does = duties[duty];
    return typeof does === "number" && compare(does, amount);
  };
  return { duty, find: pattern(source), keeps };
}

function longer(does: number, promise: number): boolean {
  return does >= promise;
}

function shorter(does: number, promise: number): boolean {
  return does <= promise;
}

const MINUTES: Readonly<Record<string, number>> = { 分: 1, 小: 60, 天: 1440, 日: 1440, 周: 10_080, 週: 10_080 };
const MONTHS: Readonly<Record<string, number>> = { 个: 1, 個: 1, 月: 1, 年: 12 };
const DAYS_A_MONTH = 30;

/** In the duty's own unit. */
function promised(duty: DutyKey, groups: Readonly<Record<string, string>> | undefined): number {
  const count = Number(groups?.["number"] ?? 0);
  const unit = groups?.["unit"]?.charAt(0) ?? "";
  const minutes = count * (ownValue(MINUTES, unit) ?? (ownValue(MONTHS, unit) ?? 0) * DAYS_A_MONTH * 1440);
  if (duty.endsWith("Months")) return minutes / (DAYS_A_MONTH * 1440);
  return duty.endsWith("Hours") ? minutes / 60 : minutes;
}

function describe(duty: DutyKey, duties: DutyValues): string {
  const spec = DUTIES[duty];
  const value = duties[duty];
  if (spec.kind === "flag" || value === null) return "does not have that duty";
  return `has ${String(value)} ${spec.unit}`;
}
