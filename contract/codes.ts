// Response-code catalogue (spec: shell-and-accounts §8). Codes travel as a number or a numeric string.

export type CodeHandling =
  | "data" // success: the data is returned
  | "value" // returned to the caller as a value, not an error
  | "logout" // session over: local logout, home, login dialog
  | "dialog" // a dialog explains it and offers the way out
  | "page" // the whole site is closed: a notice over everything, which can be put away
  | "device" // login risk: the new-device screen opens
  | "toast"; // rejected; the server's message is shown

export interface CodeSpec {
  readonly name: string;
  /** Stock message (zh-CN), used when the server sends none. */
  readonly message: string;
  readonly handling: CodeHandling;
}

export const SUCCESS_CODE = 6000;
export const LOGIN_EXPIRED = 6001;
export const INVALID_CREDENTIALS = 6002;
export const ACCESS_DENIED = 6003;
export const NOT_FOUND = 6004;
export const SERVER_ERROR = 6005;
export const INVALID_PARAMETER = 6007;
export const ILLEGAL_PARAMETER = 6008;
export const DATA_EXISTS = 6009;
export const UPLOAD_FAILED = 6010;
export const TOO_FREQUENT = 6011;
/** A read found nothing: an empty list, no failure. */
export const NO_DATA = 6303;
export const MAINTENANCE = 6013;
export const PHONE_NOT_BOUND = 6015;
export const PICTURE_REQUIRED = 6021;
export const SLIDER_REQUIRED = 6022;
export const DEVICE_NOT_PASSED = 6026;
export const LONG_ABSENT = 6028;
export const CONTACT_CUSTOMER_SERVICE = 6030;
export const REGION_LIMITED = 6031;
export const REGION_WARNING = 6032;
export const PHONE_ATTEMPTS_EXCEEDED = 6034;
export const AUTHENTICATION_REQUIRED = 6035;
export const CODE_WRONG = 6036;
export const CODE_LOCKED = 6037;
export const CODE_EXPIRED = 6038;
export const TOO_MANY_DEVICES = 6039;
export const SENT_WITHIN_MINUTE = 6066;
export const PASSWORD_CHECK_FAILED = 6100;
export const LOCKING_UNAVAILABLE = 6110;
export const WITHDRAWAL_PROTECTION = 6111;
export const UNKNOWN_UID = 6302;
export const SYSTEM_MAINTENANCE = 6316;
export const VENUE_ACTIVITY = 6413;
export const VENUE_MAINTENANCE = 6415;
export const BIND_REAL_NAME = 6449;
export const AUTH_SUSPENDED = 6501;
/** A limit that the member set (contract/api/protection.ts); `data` says which, and what remains. */
export const LIMIT_REACHED = 6601;
export const TIMED_OUT = 6602;
export const SELF_EXCLUDED = 6603;
export const ACCOUNT_CLOSED = 6604;
/** The member closed this part of the site for themself. */
export const MARKET_CLOSED = 6605;
export const WITHDRAWAL_FINAL = 6606;
/** Rules and return to player come before the first launch; `data` has them (contract/api/launch.ts). */
export const RULES_FIRST = 6607;
/** Age, identity and address are proved first (contract/api/documents.ts). */
export const DOCUMENTS_WANTED = 6608;
/** Before the first deposit a limit is set or declined (`declineLimits`). */
export const LIMIT_CHOICE_FIRST = 6609;
/** Before a deposit the member acknowledges how money is protected (`acknowledgeFunds`). */
export const FUNDS_FIRST = 6610;

/** The bound phone has to be verified first. */
export const PHONE_UNVERIFIED = [6016, 6017] as const;

/** A risky login: new place or device, or a long absence. */
export const RISK_CODES = [6025, 6026, 6027, 6028, 6029] as const;

/** Codes that need more than a toast. */
export const HANDLING: Readonly<Record<number, CodeHandling>> = {
  [SUCCESS_CODE]: "data",
  [LOGIN_EXPIRED]: "logout",
  [MAINTENANCE]: "page",
  [PICTURE_REQUIRED]: "value",
  [SLIDER_REQUIRED]: "value",
  6025: "device",
  [DEVICE_NOT_PASSED]: "device",
  6027: "device",
  [LONG_ABSENT]: "device",
  6029: "device",
  [REGION_LIMITED]: "page",
  [REGION_WARNING]: "dialog",
  [UNKNOWN_UID]: "dialog",
  [SYSTEM_MAINTENANCE]: "page",
  [VENUE_ACTIVITY]: "dialog",
  [VENUE_MAINTENANCE]: "dialog",
  [BIND_REAL_NAME]: "dialog",
  [AUTH_SUSPENDED]: "dialog",
  [DOCUMENTS_WANTED]: "dialog",
};

/* @__NO_SIDE_EFFECTS__ */
const spec = (code: number, name: string, message: string): CodeSpec => ({
  name,
  message,
  handling: HANDLING[code] ?? "toast",
});
const retry = "服务开小差了，请稍后重试";

export const CODES: Readonly<Record<number, CodeSpec>> = {
  [SUCCESS_CODE]: spec(SUCCESS_CODE, "success", "成功"),
  [LOGIN_EXPIRED]: spec(LOGIN_EXPIRED, "login-expired", "请重新登录"),
  [INVALID_CREDENTIALS]: spec(INVALID_CREDENTIALS, "invalid-credentials", "用户名或密码错误"),
  [ACCESS_DENIED]: spec(ACCESS_DENIED, "access-denied", "请求拒绝"),
  [NOT_FOUND]: spec(NOT_FOUND, "not-found", "未找到数据"),
  [SERVER_ERROR]: spec(SERVER_ERROR, "server-error", retry),
  6006: spec(6006, "bad-gateway", retry),
  [INVALID_PARAMETER]: spec(INVALID_PARAMETER, "invalid-parameter", "请求参数错误"),
  [ILLEGAL_PARAMETER]: spec(ILLEGAL_PARAMETER, "illegal-parameter", "非法请求"),
  [DATA_EXISTS]: spec(DATA_EXISTS, "data-exists", "数据已存在"),
  [UPLOAD_FAILED]: spec(UPLOAD_FAILED, "upload-failed", "文件上传失败"),
  [TOO_FREQUENT]: spec(TOO_FREQUENT, "frequent-submission", "请勿频繁提交"),
  6012: spec(6012, "warning", "操作存在风险，请核对后再试"),
  [MAINTENANCE]: spec(MAINTENANCE, "maintenance", "维护中"),
  6014: spec(6014, "invocation-error", retry),
  [PHONE_NOT_BOUND]: spec(PHONE_NOT_BOUND, "unbound-phone", "请先绑定手机号码"),
  6016: spec(6016, "phone-verification-required", "请先验证手机号码"),
  6017: spec(6017, "phone-verification-required", "请先验证手机号码"),
  [PICTURE_REQUIRED]: spec(PICTURE_REQUIRED, "graphic-verification", "请输入图形验证码"),
  [SLIDER_REQUIRED]: spec(SLIDER_REQUIRED, "rapid-verification", "请完成滑块验证"),
  6025: spec(6025, "ip-not-passed", "登录地点异常，请验证设备"),
  [DEVICE_NOT_PASSED]: spec(DEVICE_NOT_PASSED, "device-not-passed", "检测到新设备，请验证设备"),
  6027: spec(6027, "device-and-ip-not-passed", "登录环境异常，请验证设备"),
  [LONG_ABSENT]: spec(LONG_ABSENT, "long-absent", "您长时间未登录，请验证设备"),
  6029: spec(6029, "risky-login", "登录存在风险，请验证设备"),
  [CONTACT_CUSTOMER_SERVICE]: spec(
    CONTACT_CUSTOMER_SERVICE,
    "contact-customer-service",
    "请联系在线客服处理",
  ),
  [REGION_LIMITED]: spec(REGION_LIMITED, "region-limited", "您所在的地区暂不提供服务"),
  [REGION_WARNING]: spec(REGION_WARNING, "region-warning", "您所在的地区访问受限"),
  6033: spec(6033, "ip-restricted", "当前网络访问受限"),
  [PHONE_ATTEMPTS_EXCEEDED]: spec(
    PHONE_ATTEMPTS_EXCEEDED,
    "phone-attempts-exceeded",
    "该手机号码今日验证次数已达上限",
  ),
  [AUTHENTICATION_REQUIRED]: spec(
    AUTHENTICATION_REQUIRED,
    "authentication-required",
    "请先完成身份验证",
  ),
  [CODE_WRONG]: spec(CODE_WRONG, "authentication-code-error", "验证码错误"),
  [CODE_LOCKED]: spec(CODE_LOCKED, "authentication-locked", "验证次数过多，请稍后再试"),
  [CODE_EXPIRED]: spec(CODE_EXPIRED, "authentication-code-expired", "验证码已过期，请重新获取"),
  [TOO_MANY_DEVICES]: spec(TOO_MANY_DEVICES, "too-many-devices", "登录设备过多，请先退出其他设备"),
  [SENT_WITHIN_MINUTE]: spec(SENT_WITHIN_MINUTE, "sixty-second-limit", "60秒内请勿重复操作"),
  6099: spec(6099, "wallet-token-expired", "钱包会话已过期，请刷新后重试"),
  [PASSWORD_CHECK_FAILED]: spec(PASSWORD_CHECK_FAILED, "password-check-failed", "密码校验失败"),
  [LOCKING_UNAVAILABLE]: spec(LOCKING_UNAVAILABLE, "locking-unavailable", "暂时无法锁定资金"),
  [WITHDRAWAL_PROTECTION]: spec(
    WITHDRAWAL_PROTECTION,
    "withdrawal-protection-error",
    "取款保护设置有误",
  ),
  6301: spec(6301, "parameter-error", "请求参数错误"),
  [UNKNOWN_UID]: spec(UNKNOWN_UID, "uid-verification", "数据异常，请重新进入游戏"),
  [NO_DATA]: spec(NO_DATA, "no-data", "未找到数据"),
  [SYSTEM_MAINTENANCE]: spec(SYSTEM_MAINTENANCE, "system-maintenance", "维护中"),
  6317: spec(6317, "system-busy", "系统繁忙，请稍后重试"),
  6318: spec(6318, "further-error", retry),
  6366: spec(6366, "testing", "功能测试中"),
  6399: spec(6399, "system-abnormal", retry),
  [VENUE_ACTIVITY]: spec(VENUE_ACTIVITY, "venue-activity", "您参与的活动有效投注额尚未达标"),
  [VENUE_MAINTENANCE]: spec(VENUE_MAINTENANCE, "venue-maintenance", "场馆维护中"),
  [BIND_REAL_NAME]: spec(BIND_REAL_NAME, "bind-real-name", "请先完善真实姓名"),
  6500: spec(6500, "popup-not-prompted", retry),
  [AUTH_SUSPENDED]: spec(AUTH_SUSPENDED, "auth-suspended-popup", "登录注册暂停服务"),
  6502: spec(6502, "auth-suspended", "登录注册暂停服务"),
  [LIMIT_REACHED]: spec(LIMIT_REACHED, "limit-reached", "超过您设置的限额"),
  [TIMED_OUT]: spec(TIMED_OUT, "timed-out", "您的账户处于冷静期"),
  [SELF_EXCLUDED]: spec(SELF_EXCLUDED, "self-excluded", "您已自我排除，账户暂停使用"),
  [ACCOUNT_CLOSED]: spec(ACCOUNT_CLOSED, "account-closed", "您的账户已关闭"),
  [MARKET_CLOSED]: spec(MARKET_CLOSED, "market-closed", "您已关闭此类投注"),
  [WITHDRAWAL_FINAL]: spec(WITHDRAWAL_FINAL, "withdrawal-final", "取款申请提交后不可撤销"),
  [RULES_FIRST]: spec(RULES_FIRST, "rules-first", "请先阅读游戏规则与返还率"),
  [DOCUMENTS_WANTED]: spec(
    DOCUMENTS_WANTED,
    "documents-wanted",
    "存款和投注前须先核实证件，请到「理性娱乐」上传",
  ),
  [LIMIT_CHOICE_FIRST]: spec(
    LIMIT_CHOICE_FIRST,
    "limit-choice-first",
    "首次存款前，请先到「理性娱乐」设置存款限额，或选择不设",
  ),
  [FUNDS_FIRST]: spec(
    FUNDS_FIRST,
    "funds-first",
    "存款前，请先到「理性娱乐」确认您已了解资金如何受到保障",
  ),
};

/**
 * After these the call may have been carried out: server errors, and the guards against duplicates, which
 * also answer a request that a browser or proxy sent twice.
 */
export const UNDECIDED_CODES: readonly number[] = [
  6005, 6006, 6008, 6011, 6014, 6066, 6317, 6318, 6399,
];

/** Null when it is neither an integer nor a numeric string. */
export function parseCode(wire: unknown): number | null {
  if (typeof wire === "number" && Number.isInteger(wire)) return wire;
  return typeof wire === "string" && /^\d{1,6}$/.test(wire) ? Number(wire) : null;
}
