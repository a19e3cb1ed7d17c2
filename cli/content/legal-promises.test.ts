import { describe, expect, it } from "vitest";
import { COMMON, dutiesOf } from "#contract/protection/profiles.ts";
import { brokenPromises } from "./legal-promises.ts";

const duties = (text: string, values = COMMON) => brokenPromises(text, values).map((one) => one.duty);

describe("a promise without its duty", () => {
  it.each([
    ["您须在首次投注前设定每日存款限额。", "limitChoice"],
    ["您須於首次存款之前設定每日存款限額。", "limitChoice"],
    ["首次存款前我们会询问您的限额。", "limitPrompt"],
    ["身份核验与限额均为默认设置。", "limitPrompt"],
    ["我们在您首次存款之前核验年龄与身份。", "ageBeforePlay"],
    ["身分核驗、限額皆為預設。", "ageBeforePlay"],
    ["我们监测异常的时长、金额与追损行为。", "harmMarkers"],
    ["提高限额须经过 7 天的等待期。", "raiseCoolingHours"],
    ["您可以申请自我排除，最短 6 个月。期满不自动恢复；再经过 7 天的等待期。", "returnCoolingHours"],
    ["您得申請自我禁制，最短 1 年。", "exclusionMinMonths"],
    ["您可以选择 12 小时至 6 周的冷静期。", "timeOutMinHours"],
    ["您可以選擇 24 小時至 3 個月的冷靜期。", "timeOutMaxHours"],
    ["游戏中每 30 分钟提醒一次。", "realityCheckMinutes"],
    ["我们不接受信用卡存款。", "noCredit"],
    ["取款申请提交后不可取消。", "noReverseWithdrawal"],
    ["自我排除时，我们退还未开赛注单的本金。", "refundUnstarted"],
  ])("%s lacks %s", (text, duty) => {
    expect(duties(text)).toContain(duty);
  });

  it.each([
    "您可以随时设定存款限额。降低限额立即生效；提高限额须经过 24 小时的等待期。",
    "您可以随时选择 24 小时至 6 周的冷静期。",
    "您得申請自我禁制，最短 6 個月。期滿不自動恢復；再經過 24 小時的等待期。",
    "我们可以随时核验您的年龄与身份。",
    "超出限额的投注不予接受。",
  ])("is not found in %s", (text) => {
    expect(duties(text)).toEqual([]);
  });

  it("is kept by a profile that has the duty, or by a stricter duty of the brand", () => {
    const text = "我们在您首次存款之前核验年龄与身份。提高限额须经过 7 天的等待期。";
    const asked = dutiesOf("uk", { raiseCoolingHours: 168, ageBeforePlay: true });
    expect(duties(text, asked)).toEqual([]);
    expect(brokenPromises(text, { ...asked, raiseCoolingHours: 24 })).toEqual([
      {
        found: "提高限额须经过 7 天",
        duty: "raiseCoolingHours",
        does: "has 24 hours",
      },
    ]);
  });
});
