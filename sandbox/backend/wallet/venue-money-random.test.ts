// 10,000 random transfers, recycles, launches and rounds with faults: the ledger sums to zero, no account is
// negative, and each key has one effect.
import fc from "fast-check";
import { expect, it } from "vitest";
import { Refusal } from "../wire/refusal.ts";
import { ledgerProblems } from "../ledger/ledger-check.ts";
import { accountCents, HOUSE, OUTSIDE } from "../ledger/ledger.ts";
import { CODES, type SampleVenueWallets, sampleVenueWallets } from "./sample-venue-wallets.ts";

const RUNS = 10;
const STEPS = 1000;

const code = fc.constantFrom(...CODES);
const cents = fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 2_000_000 }));
const owner = fc.constantFrom(0, 1);
const step = fc.oneof(
  fc.record({ kind: fc.constant("transfer"), owner, code, cents, ty: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant("recycle"), owner, code: fc.option(code) }),
  fc.record({ kind: fc.constant("launch"), owner, code, isActivity: fc.boolean() }),
  fc.record({ kind: fc.constant("round"), code, cents, win: cents }),
  fc.record({ kind: fc.constant("switch"), owner, on: fc.boolean() }),
  fc.record({
    kind: fc.constant("venue"),
    code,
    change: fc.constantFrom("open", "maintenance", "locked", "down"),
  }),
);
/** `again`: the answer is lost and the request repeated; `other`: its key comes with another body. */
const fault = fc.constantFrom("none", "none", "again", "other", "break");
const STEP = fc.tuple(step, fault);
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

it(`keeps the ledger right over ${RUNS * STEPS} random steps`, { timeout: 120_000 }, () => {
  const reached = new Set<string>();
  const problems: string[] = [];
  const steps = fc.array(STEP, { minLength: STEPS, maxLength: STEPS, size: "max" });
  const check = (all: Step[]) => {
    const wallets = sampleVenueWallets();
    all.forEach(([one, broken], index) => {
      const { end, wrong } = take(wallets, [one, broken], `key-${index}`);
      reached.add(`${one.kind} ${end}`);
      if (wrong) problems.push(`step ${index}: ${JSON.stringify([one, broken])}`);
    });
    problems.push(...moneyProblems(wallets));
    return problems.length === 0;
  };
  fc.assert(fc.property(steps, check), { numRuns: RUNS, endOnFailure: true });
  expect(problems).toEqual([]);
  expect([...reached]).toEqual(expect.arrayContaining(ENDS));
});

/** The random steps reach these ends. */
const ENDS = [
  ...["transfer", "recycle", "launch", "round"].map((kind) => `${kind} done`),
  "transfer 6007",
  "transfer 6413",
  "transfer 6415",
  "launch 6413",
  "launch 6399",
];

interface Taken {
  /** `done`, or the code of the refusal. */
  readonly end: string;
  /** A repetition, or another request with the same key, ended differently than it must. */
  readonly wrong: boolean;
}

function take(wallets: SampleVenueWallets, [one, broken]: Step, key: string): Taken {
  if (one.kind === "venue" || one.kind === "switch") {
    change(wallets, one);
    return { end: "done", wrong: false };
  }
  if (broken === "break" && one.kind === "launch") return breakLaunch(wallets, one);
  const act = () => run(wallets, one, key);
  const end = ended(act);
  if (broken === "again") {
    const before = totals(wallets);
    return { end, wrong: ended(act) !== end || totals(wallets) !== before };
  }
  if (broken === "other" && one.kind === "transfer") {
    const before = totals(wallets);
    const other = ended(() => run(wallets, { ...one, cents: one.cents + 1 }, key));
    return { end, wrong: other !== "6008" || totals(wallets) !== before };
  }
  return { end, wrong: false };
}

type Moving = Exclude<Step[0], { kind: "venue" } | { kind: "switch" }>;

function run(wallets: SampleVenueWallets, one: Moving, key: string): unknown {
  if (one.kind === "round") {
    return wallets.play(one.code, key, one.cents, one.win % (one.cents + 1));
  }
  const member = wallets.members[one.owner];
  if (one.kind === "launch") {
    return wallets.ask(
      "launch",
      { enName: one.code, gameCode: "", isActivity: one.isActivity },
      member,
    );
  }
  if (one.kind === "recycle") {
    return wallets.send("recycle", one.code === null ? {} : { channelCode: one.code }, key, member);
  }
  const amount = `${Math.floor(one.cents / 100)}.${String(one.cents % 100).padStart(2, "0")}`;
  const ty = one.ty === 1 ? 1 : 2;
  return wallets.send("venueTransfer", { channelCode: one.code, amount, ty }, key, member);
}

function change(
  wallets: SampleVenueWallets,
  one: Extract<Step[0], { kind: "venue" } | { kind: "switch" }>,
): void {
  if (one.kind === "switch") {
    wallets.ask(
      "setAutoTransferStatus",
      { status: one.on ? "1" : "0" },
      wallets.members[one.owner],
    );
    return;
  }
  const venue = wallets.venue(one.code);
  venue.opensAt = one.change === "maintenance" ? wallets.time + 1 : null;
  venue.locked = one.change === "locked" ? "锁定" : null;
  venue.down = one.change === "down";
}

/** The venue fails after the money has moved: everything is taken back. */
function breakLaunch(
  wallets: SampleVenueWallets,
  one: Extract<Step[0], { kind: "launch" }>,
): Taken {
  const before = totals(wallets);
  const { openGame } = wallets;
  wallets.openGame = () => {
    throw new RangeError("broken");
  };
  const end = ended(() => run(wallets, one, ""));
  wallets.openGame = openGame;
  return { end, wrong: end === "done" || totals(wallets) !== before };
}

function ended(act: () => unknown): string {
  try {
    act();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return String(error.code);
    if (error instanceof RangeError && error.message === "broken") return error.message;
    throw error;
  }
}

function totals(wallets: SampleVenueWallets): string {
  return JSON.stringify(wallets.members.map((member) => wallets.money(member)));
}

function moneyProblems(wallets: SampleVenueWallets): string[] {
  const { database } = wallets;
  const amounts = wallets.members
    .map((member) => wallets.money(member))
    .flatMap(({ centre, venues }) => [centre, ...Object.values(venues)]);
  const sum = [...amounts, accountCents(database, HOUSE), accountCents(database, OUTSIDE)].reduce(
    (all, amount) => all + amount,
    0,
  );
  return [
    ...ledgerProblems(database),
    ...(sum === 0 ? [] : [`the sum is ${sum}`]),
    ...amounts.filter((amount) => amount < 0).map((amount) => `negative: ${amount}`),
  ];
}
