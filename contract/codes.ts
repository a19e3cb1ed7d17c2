// Response-code catalogue (spec: shell-and-accounts §8). Codes travel as a number or a numeric string.

/** What the client does with an answer that carries the code. */
export type CodeHandling =
  | "data" // success: the data is returned
  | "value" // returned to the caller as a value, not an error
  | "logout" // session over: local logout, home, login dialog
  | "dialog" // a dialog explains it and offers the way out
  | "page" // a full-page state replaces the page
  | "device" // login risk: the new-device screen opens
  | "toast"; // rejected; the server's message is shown

export interface CodeSpec {
  readonly name: string;
  /** Stock message (zh-CN), used when the server sends none. */
  readonly message: string;
  readonly handling: CodeHandling;
}

/* @__NO_SIDE_EFFECTS__ */
const toast = (name: string, message: string): CodeSpec => ({ name, message, handling: "toast" });
const retry = "服务开小差了，请稍后重试";

export const CODES: Readonly<Record<number, CodeSpec>> = {
  6000: { name: "success", message: "成功", handling: "data" },
  6001: { name: "login-expired", message: "请重新登录", handling: "logout" },
  6002: toast("invalid-credentials", "用户名或密码错误"),
  6003: toast("access-denied", "请求拒绝"),
  6004: toast("not-found", "未找到数据"),
  6005: toast("server-error", retry),
  6006: toast("bad-gateway", retry),
  6007: toast("invalid-parameter", "请求参数错误"),
  6008: toast("illegal-parameter", "非法请求"),
  6009: toast("data-exists", "数据已存在"),
  6010: toast("upload-failed", "文件上传失败"),
  6011: toast("frequent-submission", "请勿频繁提交"),
  6012: toast("warning", "操作存在风险，请核对后再试"),
  6013: { name: "maintenance", message: "维护中", handling: "page" },
  6014: toast("invocation-error", retry),
  6015: toast("unbound-phone", "请先绑定手机号码"),
  6016: toast("phone-verification-required", "请先验证手机号码"),
  6017: toast("phone-verification-required", "请先验证手机号码"),
  6021: { name: "graphic-verification", message: "请输入图形验证码", handling: "value" },
  6022: { name: "rapid-verification", message: "请完成滑块验证", handling: "value" },
  6025: { name: "ip-not-passed", message: "登录地点异常，请验证设备", handling: "device" },
  6026: { name: "device-not-passed", message: "检测到新设备，请验证设备", handling: "device" },
  6027: {
    name: "device-and-ip-not-passed",
    message: "登录环境异常，请验证设备",
    handling: "device",
  },
  6028: { name: "long-absent", message: "您长时间未登录，请验证设备", handling: "device" },
  6029: { name: "risky-login", message: "登录存在风险，请验证设备", handling: "device" },
  6030: toast("contact-customer-service", "请联系在线客服处理"),
  6031: { name: "region-limited", message: "您所在的地区暂不提供服务", handling: "page" },
  6032: { name: "region-warning", message: "您所在的地区访问受限", handling: "page" },
  6033: toast("ip-restricted", "当前网络访问受限"),
  6034: toast("phone-attempts-exceeded", "该手机号码今日验证次数已达上限"),
  6035: toast("authentication-required", "请先完成身份验证"),
  6036: toast("authentication-code-error", "验证码错误"),
  6037: toast("authentication-locked", "验证次数过多，请稍后再试"),
  6038: toast("authentication-code-expired", "验证码已过期，请重新获取"),
  6039: toast("too-many-devices", "登录设备过多，请先退出其他设备"),
  6066: toast("sixty-second-limit", "60秒内请勿重复操作"),
  6099: toast("wallet-token-expired", "钱包会话已过期，请刷新后重试"),
  6100: toast("password-check-failed", "密码校验失败"),
  6110: toast("locking-unavailable", "暂时无法锁定资金"),
  6111: toast("withdrawal-protection-error", "取款保护设置有误"),
  6301: toast("parameter-error", "请求参数错误"),
  6302: { name: "uid-verification", message: "数据异常，请重新进入游戏", handling: "dialog" },
  6303: toast("no-data", "未找到数据"),
  6316: { name: "system-maintenance", message: "维护中", handling: "page" },
  6317: toast("system-busy", "系统繁忙，请稍后重试"),
  6318: toast("further-error", retry),
  6366: toast("testing", "功能测试中"),
  6399: toast("system-abnormal", retry),
  6413: { name: "venue-activity", message: "您参与的活动流水尚未达标", handling: "dialog" },
  6415: { name: "venue-maintenance", message: "场馆维护中", handling: "page" },
  6449: { name: "bind-real-name", message: "请先完善真实姓名", handling: "dialog" },
  6500: toast("popup-not-prompted", retry),
  6501: { name: "auth-suspended-popup", message: "登录注册暂停服务", handling: "dialog" },
  6502: toast("auth-suspended", "登录注册暂停服务"),
};

export const SUCCESS_CODE = 6000;

/** Parses a wire code; null when it is neither an integer nor a numeric string. */
export function parseCode(wire: unknown): number | null {
  if (typeof wire === "number" && Number.isInteger(wire)) return wire;
  return typeof wire === "string" && /^\d{1,6}$/.test(wire) ? Number(wire) : null;
}
