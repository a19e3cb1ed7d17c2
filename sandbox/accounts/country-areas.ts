// Countries whose phone numbers are taken. Patterns fit code and number together; the first is the default.
import type { CountryArea } from "#contract/api/auth.ts";
import { DEFAULT_PHONE } from "#contract/account-rules.ts";

export const COUNTRY_AREAS: readonly CountryArea[] = [
  { areaName: "中国大陆", areaCode: "86", regex: DEFAULT_PHONE },
  { areaName: "中国香港", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" },
  { areaName: "中国澳门", areaCode: "853", regex: "^\\+?8536\\d{7}$" },
  { areaName: "中国台湾", areaCode: "886", regex: "^\\+?8869\\d{8}$" },
  { areaName: "新加坡", areaCode: "65", regex: "^\\+?65[89]\\d{7}$" },
  { areaName: "马来西亚", areaCode: "60", regex: "^\\+?601\\d{8,9}$" },
  { areaName: "泰国", areaCode: "66", regex: "^\\+?66[689]\\d{8}$" },
  { areaName: "越南", areaCode: "84", regex: "^\\+?84[35789]\\d{8}$" },
  { areaName: "日本", areaCode: "81", regex: "^\\+?81[789]0\\d{8}$" },
  { areaName: "韩国", areaCode: "82", regex: "^\\+?8210\\d{8}$" },
  { areaName: "菲律宾", areaCode: "63", regex: "^\\+?639\\d{9}$" },
  { areaName: "美国 / 加拿大", areaCode: "1", regex: "^\\+?1[2-9]\\d{9}$" },
];
