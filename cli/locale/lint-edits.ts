import { problem, type Problem } from "../errors/errors.ts";
import { isApproved } from "./boundary-edits.ts";
import type { Converter } from "./converter.ts";
import type { Place } from "./lint-traditional.ts";

export function lintEdits(zhCN: string, converter: Converter, place: Place): Problem[] {
  return converter
    .edits(zhCN)
    .filter((edit) => !isApproved(edit))
    .map((edit) =>
      problem("LOCALE_EDIT_UNREAD", {
        ...place,
        found: edit.zhTW,
        allowed: edit.plain,
        what: `${edit.zhCN} becomes ${edit.zhTW} in zh-TW, where OpenCC alone writes ${edit.plain}; it is not approved.`,
        fix: `give the word in texts/glossary.json as it should read, or write the text in texts/zh-TW.json.`,
      }),
    );
}
