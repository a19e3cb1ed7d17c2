// The operator's legal text: numbered sections, most of them common to all activities.
import * as v from "valibot";

const line = v.pipe(v.string(), v.nonEmpty());
/** What is an activity's own in its terms. */
export const TermsSchema = v.strictObject({
  /** Whom it is for. */
  who: line,
  when: line,
  rules: v.array(line),
  turnover: v.array(line),
  pay: v.array(line),
});

const NUMBERS = ["一", "二", "三", "四", "五", "六", "七"] as const;

export function activityTerms({
  who,
  when,
  rules,
  turnover,
  pay,
}: v.InferOutput<typeof TermsSchema>): { title: string; lines: string[] }[] {
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ["活动对象", [who, "每位会员、每个手机号码、每台设备及每个网络地址仅限一个账户参加。"]],
    ["活动时间", [when, "活动时间以北京时间（GMT+8）为准，跨时区的会员请自行换算。"]],
    ["活动规则", rules],
    [
      "有效投注额",
      [...turnover, "有效投注额指已结算且产生输赢的注单本金；和局、取消、作废及对冲投注不计算。"],
    ],
    ["奖励派发", [...pay, "奖励存入奖金钱包，完成规定的有效投注额后自动转入中心钱包。"]],
    [
      "违规处理",
      [
        "以多个账户、对打、套利或程序参与活动的，平台有权取消资格并收回奖励及由此产生的盈利。",
        "因系统或人为失误多派的奖励，平台有权在通知会员后扣回。",
      ],
    ],
    [
      "其他条款",
      [
        "会员参加活动即视为同意以上条款及平台的用户条款。",
        "活动变更或提前终止时将于公告中说明；变更前已获得的奖励不受影响。",
        "对条款有疑问的，请联系在线客服。",
      ],
    ],
  ];
  return sections.map(([title, lines], index) => ({
    title: `${NUMBERS[index] ?? ""}、${title}`,
    lines: lines.map((each, place) => `${index + 1}.${place + 1} ${each}`),
  }));
}
