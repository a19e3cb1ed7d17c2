// Times are epoch milliseconds, money is whole cents.
export const BET_TABLES = `
  CREATE TABLE bet_ticket (id TEXT PRIMARY KEY, member INTEGER NOT NULL REFERENCES member (id),
    placedAt INTEGER NOT NULL, confirmAt INTEGER, state TEXT NOT NULL, accept TEXT NOT NULL,
    oddsType TEXT NOT NULL, sizes TEXT NOT NULL, bankers TEXT NOT NULL, bets INTEGER NOT NULL,
    stakeCents INTEGER NOT NULL, riskCents INTEGER NOT NULL, winCents INTEGER NOT NULL,
    leftCents INTEGER NOT NULL, cashedCents INTEGER NOT NULL, returnCents INTEGER,
    validCents INTEGER NOT NULL, settledAt INTEGER, reason TEXT, betKey TEXT NOT NULL,
    autoCents INTEGER, autoState TEXT, autoReason TEXT, autoAt INTEGER, autoSeenAt INTEGER,
    editedFrom TEXT, editedTo TEXT);
  CREATE INDEX ticket_member ON bet_ticket (member, placedAt);
  CREATE INDEX ticket_key ON bet_ticket (betKey, state);
  CREATE INDEX ticket_state ON bet_ticket (state, member);
  CREATE TABLE bet_leg (ticket TEXT NOT NULL REFERENCES bet_ticket (id), place INTEGER NOT NULL,
    priceId TEXT NOT NULL, gameId TEXT NOT NULL, gide TEXT NOT NULL, w TEXT NOT NULL, r TEXT NOT NULL,
    line TEXT, odds TEXT NOT NULL, leastOdds TEXT, scoreHome INTEGER, scoreAway INTEGER, live INTEGER NOT NULL,
    listed TEXT NOT NULL, sport TEXT NOT NULL, leagueId TEXT NOT NULL, league TEXT NOT NULL,
    home TEXT NOT NULL, away TEXT NOT NULL, startsAt INTEGER NOT NULL, name TEXT, code TEXT,
    deadHeat TEXT, resultHome INTEGER, resultAway INTEGER, settledAt INTEGER, PRIMARY KEY (ticket, place));
  CREATE INDEX leg_game ON bet_leg (gameId);
  CREATE TABLE cash_quote (id TEXT PRIMARY KEY, ticket TEXT NOT NULL REFERENCES bet_ticket (id),
    valueCents INTEGER NOT NULL, expiresAt INTEGER NOT NULL);
  CREATE TABLE edit_quote (id TEXT PRIMARY KEY, ticket TEXT NOT NULL REFERENCES bet_ticket (id),
    legs TEXT NOT NULL, valueCents INTEGER NOT NULL, expiresAt INTEGER NOT NULL);
  CREATE INDEX ticket_auto ON bet_ticket (autoState, member);
  CREATE TABLE trader_verdict (id INTEGER PRIMARY KEY, verdict TEXT NOT NULL, member INTEGER);
`;
