import type { DatabaseSync } from "node:sqlite";

/** Checks the whole ledger. @returns problems; always empty unless there is a bug */
export function ledgerProblems(database: DatabaseSync): string[] {
  const unbalanced = database
    .prepare(
      `SELECT tx, currency, sum(cents) AS amount FROM ledger_entry
      GROUP BY tx, currency HAVING sum(cents) <> 0`,
    )
    .all()
    .map(({ tx, currency, amount }) => `transaction ${tx} is off by ${amount} ${currency}`);
  const members = database
    .prepare(
      `SELECT id, balanceCents, lockedCents,
        (SELECT coalesce(sum(cents), 0) FROM ledger_entry WHERE account = 'wallet:' || member.id) AS wallet,
        (SELECT coalesce(sum(cents), 0) FROM ledger_entry WHERE account = 'locked:' || member.id) AS locked
      FROM member`,
    )
    .all()
    .filter((row) => row["balanceCents"] !== row["wallet"] || row["lockedCents"] !== row["locked"])
    .map((row) => `member ${String(row["id"])} does not have what the ledger says`);
  const venues = database
    .prepare(
      `SELECT account, sum(cents) AS cents,
        coalesce((SELECT cents FROM venue_wallet
          WHERE 'venue:' || member || ':' || channelCode = account), 0) AS wallet
      FROM ledger_entry WHERE account LIKE 'venue:%' GROUP BY account`,
    )
    .all()
    .filter(({ cents, wallet }) => cents !== wallet || Number(cents) < 0)
    .map(({ account }) => `${String(account)} does not have what the ledger says`);
  return [
    ...unbalanced,
    ...members,
    ...venues,
    ...heldProblems(database),
    ...owedProblems(database),
  ];
}

function heldProblems(database: DatabaseSync): string[] {
  const entries = database
    .prepare(
      `SELECT account, sum(cents) AS amount,
        coalesce((SELECT amount FROM held_money WHERE held_money.account = ledger_entry.account), 0) AS held
      FROM ledger_entry
      WHERE account LIKE 'bonus:%' OR account LIKE 'withdrawing:%' OR account LIKE 'coin:%'
        OR account LIKE 'freeBet:%' OR account LIKE 'freeStake:%'
      GROUP BY account`,
    )
    .all();
  return entries
    .filter(({ amount, held }) => amount !== held || Number(amount) < 0)
    .map(({ account }) => `${String(account)} does not have what the ledger says`);
}

/** The accounts for withdrawals, rewards and free bets contain exactly the amounts of the open ones. */
function owedProblems(database: DatabaseSync): string[] {
  const owed = database
    .prepare(
      `SELECT 'withdrawing:' || member AS account, sum(amountCents) AS cents FROM withdrawal
        WHERE endedAt IS NULL GROUP BY member
      UNION ALL
      SELECT 'bonus:' || member, sum(lockedCents) FROM turnover
        WHERE state = 'open' AND kind IN ('bonus', 'gift') GROUP BY member
      UNION ALL
      SELECT 'freeBet:' || member, sum(amountCents) FROM free_bet WHERE state = 'open' GROUP BY member
      UNION ALL
      SELECT 'freeStake:' || member, sum(freeCents) FROM bet_ticket
        WHERE state IN ('pending', 'open') AND freeCents > 0 GROUP BY member`,
    )
    .all();
  const held = database
    .prepare(
      `SELECT account, amount FROM held_money
      WHERE amount > 0 AND (account LIKE 'bonus:%' OR account LIKE 'withdrawing:%'
        OR account LIKE 'freeBet:%' OR account LIKE 'freeStake:%')`,
    )
    .all();
  const amounts = new Map(held.map(({ account, amount }) => [String(account), Number(amount)]));
  for (const { account, cents } of owed) {
    const name = String(account);
    amounts.set(name, (amounts.get(name) ?? 0) - Number(cents));
  }
  return [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => `${account} is off by ${amount} from what is owed`);
}
