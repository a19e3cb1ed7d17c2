// Mistakes that servers make, with the checks that find them.
import { randomUUID } from "node:crypto";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { ODDS_STREAM } from "#contract/api/sport-feed.ts";
import { TABLE_STREAM } from "#contract/api/table-feed.ts";
import { COMBINATION } from "#contract/betting/match-combinations.ts";
import { CHAT_IDS } from "#contract/chat.ts";
import type { Answer, Fault, Passing } from "./faulty-server.ts";

export interface Mistake {
  readonly fault: Fault;
  /** The checks that fail, and no others. */
  readonly fails: readonly string[];
}

interface Sent {
  readonly status_code: number;
  readonly data: Record<string, unknown>;
}

const success = (data: unknown): Answer => ({
  status: 200,
  body: JSON.stringify({ status_code: 6000, data, message: "" }),
});

const isCall = ({ path }: Passing, name: CallName) => path === CALLS[name].path;

/** Of calls that share a path, the one that the body names. */
function isAsked(asked: Passing, name: CallName): boolean {
  const { select }: ApiCall = CALLS[name];
  return isCall(asked, name) && (select === null || asked.body.includes(`"method":"${select}"`));
}

/** Changes the envelope of a call. */
function answered(name: CallName, change: (sent: Sent) => object): Fault {
  return {
    answer(asked, answer) {
      if (!isCall(asked, name)) return answer;
      return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as Sent)) };
    },
  };
}

/** Of a call with this key, from the first. */
function countKeys(name: CallName) {
  const seen = new Map<unknown, number>();
  return (asked: Passing): number => {
    const { idempotencykey: key } = asked.headers;
    if (!isCall(asked, name) || key === undefined) return 0;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return nth;
  };
}

const withNewKey = (asked: Passing): Passing => ({
  ...asked,
  headers: { ...asked.headers, idempotencykey: randomUUID() },
});

/** One request is lost, two come at once, two are repetitions, the last has another body. */
function newKeyAt(name: CallName, turn: number): Fault {
  const count = countKeys(name);
  return { request: (asked) => (count(asked) === turn ? withNewKey(asked) : asked) };
}

const withMessage = (message: unknown) => (answer: Answer) => ({
  ...answer,
  body: JSON.stringify({ ...(JSON.parse(answer.body) as Sent), message }),
});

/** Mistakes beside code and data, which any call can have. */
const FLAWS: readonly ((answer: Answer) => Answer)[] = [
  (answer) => ({ ...answer, status: 201 }),
  (answer) => ({ ...answer, type: "text/html; charset=utf-8" }),
  (answer) => ({ ...answer, type: "" }),
  withMessage(undefined),
  withMessage(null),
  withMessage("Success"),
  withMessage("ログインしてください"),
  withMessage("請先登入"),
];

/** Every call has one of them. */
export const FLAWED: Fault = {
  answer(asked, answer) {
    const at = Object.keys(CALLS).findIndex((name) => isAsked(asked, name as CallName));
    return FLAWS[at % FLAWS.length]?.(answer) ?? answer;
  },
};

/** For a server that checks no signature. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  "signatures are not checked": {
    fault: {},
    fails: ["wire: no signature", "wire: other's signature", "wire: replay"],
  },
  "a field is missing": {
    fault: answered("memberInfo", ({ data, ...rest }) => {
      const { bindPhone: _, ...other } = data ?? {};
      return { ...rest, data: rest.status_code === 6000 ? other : data };
    }),
    fails: ["memberInfo: valid body"],
  },
  "a field of a row cannot be read": {
    fault: answered("noticeList", ({ data, ...rest }) => {
      const { list = [] } = (data ?? {}) as { list?: object[] };
      return { ...rest, data: { ...data, list: list.map((row) => ({ ...row, time: "soon" })) } };
    }),
    fails: ["noticeList: valid body"],
  },
  "evidence is changed after it was signed": {
    fault: answered("ticketEvidence", (sent) => {
      const { signed } = sent.data ?? {};
      if (typeof signed !== "string") return sent;
      const [header = "", payload = "", signature = ""] = signed.split(".");
      const data = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
        ticket: { winCents: number };
      };
      data.ticket.winCents += 1;
      const forged = Buffer.from(JSON.stringify(data)).toString("base64url");
      return { ...sent, data: { signed: [header, forged, signature].join(".") } };
    }),
    fails: ["evidence: signature", "evidence: placed"],
  },
  "a wrong body gets a server error": {
    fault: answered("letterList", (sent) =>
      sent.status_code === 6007 ? { ...sent, status_code: 6005 } : sent,
    ),
    fails: ["letterList: wrong bodies"],
  },
  "a wrong password is a server error": {
    fault: answered("login", (sent) =>
      sent.status_code === 6002 ? { ...sent, status_code: 6005 } : sent,
    ),
    fails: ["login: wrong password"],
  },
  "a code is not of the contract": {
    fault: answered("customerInfo", (sent) =>
      sent.status_code === 6000 ? { ...sent, status_code: 7777 } : sent,
    ),
    fails: ["customerInfo: valid body"],
  },
  "a call answers a web page": {
    fault: {
      answer: (asked, answer) =>
        isCall(asked, "inviteRules") && asked.body === "{}"
          ? { status: 200, body: "<!doctype html>" }
          : answer,
    },
    fails: ["inviteRules: valid body"],
  },
  "an unknown path is a web page": {
    fault: {
      answer: (asked, answer) =>
        asked.path.includes("/conform/")
          ? { status: 404, type: "text/html", body: "<!doctype html>" }
          : answer,
    },
    fails: ["wire: unknown path"],
  },
  "messages have one locale": {
    fault: {
      request: (asked) => ({ ...asked, headers: { ...asked.headers, "accept-language": "zh-CN" } }),
    },
    fails: ["wire: messages in zh-TW"],
  },
  "a visitor reads a member's data": {
    fault: {
      request: (asked) =>
        isCall(asked, "feedbackUnread") && asked.headers["token"] === undefined
          ? success({ count: 0 })
          : asked,
    },
    fails: ["feedbackUnread: no session"],
  },
  "a repetition is carried out again": {
    fault: newKeyAt("venueTransfer", 4),
    fails: ["venueTransfer: same key"],
  },
  "a key is taken for another body": {
    fault: newKeyAt("sendGift", 6),
    fails: ["sendGift: other body"],
  },
  "a money call needs no key": {
    fault: {
      request: (asked) =>
        isCall(asked, "placeBet") &&
        asked.body.includes('"placeBet"') &&
        asked.headers["idempotencykey"] === undefined
          ? withNewKey(asked)
          : asked,
    },
    fails: ["placeBet: no key"],
  },
  "an outcome is forgotten": {
    fault: answered("payStatus", (sent) => ({ ...sent, data: { state: "none" } })),
    fails: ["pay: outcome"],
  },
  "a combination pays less than one of its parts": {
    fault: {
      answer(asked, answer) {
        if (!isAsked(asked, "quote")) return answer;
        const { data, ...rest } = JSON.parse(answer.body) as Sent;
        const { legs = [] } = (data ?? {}) as { legs?: { w: string }[] };
        const cheap = legs.map((leg) => (leg.w === COMBINATION ? { ...leg, odds: "1.01" } : leg));
        return {
          ...answer,
          body: JSON.stringify({ ...rest, data: data && { ...data, legs: cheap } }),
        };
      },
    },
    fails: ["quote: combination"],
  },
  "logout leaves the session open": {
    fault: {
      request: (asked) =>
        isCall(asked, "logout") && asked.headers["token"] !== undefined ? success(null) : asked,
    },
    fails: ["logout: ends the session"],
  },
  "the tables send no heartbeat": {
    fault: {
      frame: (path, frame) =>
        path === TABLE_STREAM && frame["type"] === "heartbeat" ? null : frame,
    },
    fails: ["tables socket: heartbeat"],
  },
  "a frame of prices has no time": {
    fault: {
      frame(path, { time, ...frame }) {
        return path === ODDS_STREAM && frame["type"] === "snapshot" ? frame : { time, ...frame };
      },
    },
    fails: ["odds socket: frames"],
  },
  "the chat takes every session": {
    fault: {
      frame: (_path, frame) =>
        frame["msgId"] === CHAT_IDS.login
          ? { ...frame, msgData: { ...(frame["msgData"] as object), ok: true } }
          : frame,
    },
    fails: ["chat socket: login without a session"],
  },
};

/** For a server whose calls are sealed. */
export const SEALED_MISTAKES: Readonly<Record<string, Mistake>> = {
  "a repeated request is answered": { fault: remembered(), fails: ["wire: replay"] },
  "plain calls are taken, too": {
    fault: {
      request: (asked) => (isCall(asked, "preInfo") ? success({ ip: "" }) : asked),
    },
    fails: ["wire: plain call"],
  },
};

function remembered(): Fault {
  const answers = new Map<unknown, Answer>();
  return {
    request: (asked) => answers.get(`${String(asked.headers["requestid"])} ${asked.body}`) ?? asked,
    answer(asked, answer) {
      answers.set(`${String(asked.headers["requestid"])} ${asked.body}`, answer);
      return answer;
    },
  };
}
