// The help search with the texts of every brand, in both locales.
import path from "node:path";
import { expect, describe, it } from "vitest";
import { HELP_PATH, helpGroup, type HelpPage } from "#contract/help.ts";
import { LOCALES } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { loadFleet } from "../cli/brand/load-brands.ts";
import type { LoadedBrand } from "../cli/brand/loaded-brand.ts";
import { readCoreContent } from "../cli/stamp/read-core-content.ts";
import { workspace } from "../cli/base/paths.ts";
import { hitAddress, searchHelp } from "../src/features/help/search-help.ts";

/** Queries in either script, and the pages that answer them: the best that the brand has. */
const ASKED: readonly (readonly [asked: string, pages: readonly string[]])[] = [
  ["开户 開戶 注册 註冊 申请账号", ["kh"]],
  ["转账 轉帳 转帐 轉賬 额度转换 转换额度", ["zz", "qk", "zxkf"]],
  ["提现 提現 取款 提款 出款 提領", ["qk"]],
  ["充值 儲值 存款 入金", ["ck", "qk"]],
  ["流水 有效投注额 有效投注額 打码量", ["fjcjc", "tjllq", "tytzjc", "qk", "ck"]],
  ["串关 串關 过关 混合过关", ["tywt", "dzjj", "gywm", "gztk"]],
  ["大小球 大小", ["dxqgl", "cpwt", "zrwt"]],
  ["让球 讓球 让分 讓分", ["rqgl", "dzjj", "tywt", "fjcjc"]],
  ["验证码 驗證碼", ["kh", "qtwt"]],
  ["二级密码 資金密碼", ["qk", "yhgz", "xnbcqkjc"]],
  ["忘记密码 忘記密碼", ["kh"]],
  ["银行卡 銀行帳戶", ["yhgz"]],
  ["客服 线上客服 線上客服", ["zxkf"]],
  ["返水 退水", ["fjcjc"]],
  ["自我排除 自我禁制 戒賭", ["qtwt", "gywm", "zxkf"]],
  ["qukuan QuKuan qk", ["qk"]],
  ["KH kaihu", ["kh"]],
  ["cunkuan chongzhi", ["ck"]],
  ["18岁 18歲 十八岁 十八歲 未成年 年龄 nianling 几岁", ["gywm"]],
  ["如何提現到銀行 提现多久到账 怎么开户 忘了怎樣開戶", ["qk", "yhgz", "kh", "ck"]],
];

const { brands } = await loadFleet(workspace({}));
const { locales } = await readCoreContent(path.resolve("."));

function pagesOf({ switchSet }: LoadedBrand, all: readonly HelpPage[]): readonly HelpPage[] {
  const groups = new Map(ROUTES.map((route) => [route.path, helpGroup(route)]));
  return all.filter(({ slug }) => {
    const group = groups.get(HELP_PATH + slug) ?? "always";
    return group === "always" || switchSet[group];
  });
}

describe.each(brands)("$id", (brand) => {
  it.each(LOCALES)("finds the right pages in %s", (locale) => {
    const own = pagesOf(brand, locales[locale].help);
    const missed = ASKED.flatMap(([asked, answers]) =>
      asked.split(" ").flatMap((query) => {
        const [first] = searchHelp(own, query).map(hitAddress);
        const slug = first?.slice(HELP_PATH.length).split("#")[0] ?? "nothing";
        return answers.includes(slug) ? [] : [`${query} → ${slug}`];
      }),
    );
    expect(missed).toEqual([]);
  });
});
