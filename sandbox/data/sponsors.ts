import type { SeedSponsor } from "../store/rows.ts";

export const SPONSORS: readonly SeedSponsor[] = [
  { id: "southcup-1", name: "海潮联合", role: "官方亚洲合作伙伴", period: "2026–2029 赛季 · 袖标与场边广告", needs: "sport", suits: "sport" },
  { id: "isles-bk-1", name: "岚山飞隼", role: "球衣胸前赞助商", period: "2025–2027 赛季 · 主客场球衣", needs: "sport", suits: "sport expert" },
  { id: "pearl-club", name: "明珠帆船会", role: "环湾帆船赛冠名", period: "2026 年度 · 八站巡回", needs: "", suits: "live chess" },
  { id: "jade-opera", name: "翠屏越剧院", role: "年度演出季特约", period: "2026–2027 演出季 · 十二台大戏", needs: "", suits: "live" },
  { id: "esport-1", name: "零度战队", role: "首席竞猜伙伴", period: "S6–S8 赛季 · 队服与直播间", needs: "gaming", suits: "esport" },
  { id: "esport-7", name: "烈羽电竞", role: "训练基地合作方", period: "2026–2028 · 赤焰训练营", needs: "gaming", suits: "esport" },
  { id: "lighthouse", name: "望海灯塔基金", role: "海岸公益伙伴", period: "2026 年度 · 十座老灯塔修缮", needs: "", suits: "chess" },
  { id: "chess-lake", name: "镜湖棋院", role: "少年象棋公开赛赞助", period: "2026–2028 · 每年暑期", needs: "", suits: "chess lottery" },
  { id: "lotus-garden", name: "千莲植物园", role: "夏荷展独家伙伴", period: "2026 花期 · 六月至九月", needs: "", suits: "lottery" },
  { id: "highland-1", name: "高岭猎鹰", role: "球场冠名权", period: "2026–2031 · 泰坦球场", needs: "sport", suits: "expert sport" },
  { id: "titan-rally", name: "铁原拉力赛", role: "数据与计时伙伴", period: "2026 年度 · 全程五站", needs: "", suits: "expert" },
];
