// What a word of a name shows, so that the drawing of a game fits its name.
import type { ObjectName } from "../../artwork/objects.ts";

const WORDS: Readonly<Partial<Record<ObjectName, string>>> = {
  tiger: "白虎 猛虎 雄狮 猎豹 雪豹 黑熊 苍狼 黑猫 猫神 灵狐",
  phoenix: "朱雀 凤凰 火凤 仙鹤 鹰王 铁鸟 彩翼",
  eye: "青龙 赤龙 玉龙 祥龙 金龙 麒麟 之眼 女巫 诅咒 魅影",
  koi: "锦鲤 龙宫 玉蟾 金蟾 龙女 人鱼",
  ingot: "元宝 金玉 万贯 聚宝 满仓 宝库 金库 聚财",
  coin: "铜钱 银楼 财源 金币 财宝 甲虫",
  lantern: "花灯 灯会 元宵 红包 庙会 灯塔 灯鱼 萤火 客栈 听雨",
  moon: "嫦娥 中秋 月夜 血月 午夜 暗夜 月石 月牙 七夕 夜市",
  chest: "宝藏 秘宝 宝匣 沉船 海盗 开箱 宝船 黄金",
  whale: "深海 巨浪 深渊 远古 蓝洞 巨兽",
  fish: "珊瑚 碧波 礁岛 浅湾 渔村 小鱼塘",
  pyramid: "法老 金塔 黄沙 沙漠 古墓 方阵",
  pagoda: "山庄 神坛 庄园 古堡 寒江 海沟",
  helmet: "剑客 侠影 铁血 英雄 巨人 战歌 要塞 部落",
  bolt: "雷霆 雷电 雷公 怒雷 风暴 天劫 极速 神锤",
  volcano: "火山 熔岩 烈焰 炎魔 爆发 祭坛",
  astro: "星际 银河 星云 罗盘 太阳 日轮 天书 引力 黑洞",
  rocket: "火箭 星舰 宇航 远征 升空 火星 舰队",
  pad: "极速 量子 信号 街机",
  gem: "翡翠 水晶 红宝 蓝晶 紫晶 碧玺 星钻 琉璃 玛瑙 珍珠 冰川 冰封 寒冰",
  fruit: "樱桃 葡萄 蓝莓 柠檬 西瓜 香橙 蜜桃 果篮 果园",
  reels: "七七 转轮 拉霸 三轴 双七 转转",
  wheel: "大转盘 连环 轮盘 色碟",
  ball: "绿茵 射门 点球",
  shoe: "金靴",
  hoop: "扣篮",
  racket: "网坛",
  trophy: "冠军 奖杯",
  car: "赛车",
  lotus: "女娲 瑶姬 仙踪 宝葫 花开 花园",
  mask: "面具 舞会",
  cards: "女王 百家乐 三公 斗地主 炸金花",
  dice: "骰宝 骰王 番摊 二八杠 推筒子",
  chips: "赌神 满贯 贵宾",
  mahjong: "麻将 雀友 红中 川麻 广麻",
};

export const WORD_ARTS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([art, words]) =>
    words.split(" ").map((word) => [word, art] as const),
  ),
);
