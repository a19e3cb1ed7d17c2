// Countries whose phone numbers are accepted, the default first. A pattern matches country code and number
// together.
import { HOME_AREAS } from "#contract/account-rules.ts";
import type { CountryArea } from "#contract/api/auth.ts";

export const COUNTRY_AREAS: readonly CountryArea[] = [
  { areaName: "中国大陆", ...HOME_AREAS["zh-CN"] },
  { areaName: "中国香港", areaCode: "852", regex: "^\\+?852[4-9]\\d{7}$" },
  { areaName: "中国澳门", areaCode: "853", regex: "^\\+?8536\\d{7}$" },
  { areaName: "中国台湾", ...HOME_AREAS["zh-TW"] },
  { areaName: "新加坡", areaCode: "65", regex: "^\\+?65[89]\\d{7}$" },
  { areaName: "马来西亚", areaCode: "60", regex: "^\\+?601\\d{8,9}$" },
  { areaName: "泰国", areaCode: "66", regex: "^\\+?66[689]\\d{8}$" },
  { areaName: "越南", areaCode: "84", regex: "^\\+?84[35789]\\d{8}$" },
  { areaName: "日本", areaCode: "81", regex: "^\\+?81[789]0\\d{8}$" },
  { areaName: "韩国", areaCode: "82", regex: "^\\+?8210\\d{8}$" },
  { areaName: "菲律宾", areaCode: "63", regex: "^\\+?639\\d{9}$" },
  { areaName: "美国 / 加拿大", areaCode: "1", regex: "^\\+?1[2-9]\\d{9}$" },
];
