// Each duty that keeps members out × each call that moves money or play: none of them is a way around it.
import { expect, it } from "vitest";
import { type CallName, CALLS } from "#contract/api/calls.ts";
import {
  DOCUMENTS_WANTED,
  FUNDS_FIRST,
  LIMIT_CHOICE_FIRST,
  REGION_LIMITED,
  SELF_EXCLUDED,
  TIMED_OUT,
} from "#contract/codes.ts";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "#contract/protection/documents.ts";
import { writeDocument } from "../duties/documents.ts";
import { startPause } from "../duties/pauses.ts";
import { WAYS } from "./gate.ts";
import { DAY, outcome, type SampleProtected, sampleProtected } from "./sample-protected.ts";

const INTO = { enName: "QLZR", gameCode: "a01", ty: 1 };
const DEPOSITS: readonly CallName[] = ["pay", "createSignalCode"];
/** Of these, money that a member owns comes back. */
const BACK: ReadonlySet<CallName> = new Set(["cashOut", "recycle", "withdraw", "exchange"]);
const names = Object.keys(WAYS) as CallName[];
const ways = names.filter((name) => !BACK.has(name));

interface Duty {
  readonly title: string;
  readonly code: number;
  readonly keeps: readonly CallName[];
  readonly begin: (sample: SampleProtected) => void;
}

const documents = DOCUMENT_KINDS.flatMap((kind) =>
  DOCUMENT_STATES.filter((state) => state !== "accepted").map((state): Duty => ({
    title: `ageBeforePlay: ${kind} is ${state}`,
    code: DOCUMENTS_WANTED,
    keeps: ways.filter((name) => name !== "register"),
    begin({ profile, member, money: { database, time } }) {
      profile("none", { ageBeforePlay: true });
      writeDocument(database, member, { kind, state, reason: "", image: "", at: time });
    },
  })),
);

const pauses = (["timeOut", "exclusion"] as const).map((kind): Duty => ({
  title: `timeOutKeepsAccess: a session during a pause (${kind})`,
  code: kind === "timeOut" ? TIMED_OUT : SELF_EXCLUDED,
  keeps: ways.filter((name) => name !== "register"),
  begin({ profile, member, money: { database, time } }) {
    profile("none", { timeOutKeepsAccess: true });
    startPause(database, member, { kind, from: time, until: time + DAY });
  },
}));

const DUTIES: readonly Duty[] = [
  ...["US-NJ", null].map((region) => ({
    title: `regionGate: from ${region}`,
    code: REGION_LIMITED,
    keeps: ways,
    begin({ profile, money }: SampleProtected) {
      profile("us-pa");
      money.ports.regionOf = () => region;
    },
  })),
  ...documents,
  ...pauses,
  {
    title: "limitChoice",
    code: LIMIT_CHOICE_FIRST,
    keeps: DEPOSITS,
    begin: ({ profile }) => profile("none", { limitChoice: true }),
  },
  {
    title: "fundsNotice",
    code: FUNDS_FIRST,
    keeps: DEPOSITS,
    begin({ profile, money }) {
      money.funds({ rating: "medium", method: "资金存放在独立的银行账户。" });
      profile("none", { fundsNotice: true });
    },
  },
];

it.each(DUTIES)("$title", ({ code, keeps, begin }) => {
  const sample = sampleProtected();
  const answers = (of: (name: CallName) => unknown) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const gate = () =>
    answers((name) =>
      outcome(() => sample.money.gate(sample.member, name, INTO)).replace(/ .*/, ""),
    );
  expect(gate()).toEqual(answers(() => "done"));
  begin(sample);
  expect(gate()).toEqual(answers((name) => (keeps.includes(name) ? String(code) : "done")));
});

it("a transfer out of a venue and a look at the odds stay open", () => {
  const sample = sampleProtected();
  for (const { begin } of DUTIES) {
    begin(sample);
    for (const [name, body] of [
      ["venueTransfer", { ...INTO, ty: 2 }],
      ["launch", { enName: "CRTY" }],
    ] as const)
      expect(outcome(() => sample.money.gate(sample.member, name, body))).toBe("done");
  }
});

it("knows every call that moves money", () => {
  const moving = Object.entries(CALLS).filter(([, call]) => call.money);
  expect(names).toEqual(expect.arrayContaining(moving.map(([name]) => name)));
});
