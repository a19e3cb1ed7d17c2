-- The tables of the backend, in the order in which they refer to each other. Written by `npm run generate` from
-- database/migrations/. docs/backend.md says how they map to PostgreSQL.
-- Times are epoch milliseconds, money is whole cents of CNY, flags are 0 or 1, sites are ids of brands.

CREATE TABLE migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, digest TEXT NOT NULL) STRICT;

CREATE TABLE member (
  -- An account of a person on one site. balanceCents and lockedCents are copies of ledger accounts.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  site TEXT NOT NULL,                   -- id of the brand, such as aurora
  name TEXT NOT NULL,
  nameKey TEXT NOT NULL,                -- the name in lower case
  passwordHash TEXT NOT NULL,
  salt TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  phone TEXT,                           -- country code and number, digits only
  email TEXT,                           -- in lower case
  realName TEXT,
  gender TEXT CHECK (gender IN ('male', 'female')),
  birthday TEXT CHECK (birthday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  avatar TEXT NOT NULL,                 -- path on the site's origin
  vipLevel INTEGER NOT NULL CHECK (vipLevel >= 0),
  balanceCents INTEGER NOT NULL CHECK (balanceCents >= 0),
  lockedCents INTEGER NOT NULL CHECK (lockedCents >= 0),
  secondHash TEXT,                      -- the withdrawal password
  secondSalt TEXT,
  bankCard INTEGER NOT NULL CHECK (bankCard IN (0, 1)),
  virtualCoin INTEGER NOT NULL CHECK (virtualCoin IN (0, 1)),
  lastLoginAt INTEGER,
  anyDevice INTEGER NOT NULL CHECK (anyDevice IN (0, 1)), -- 1: no device is new to this account
  autoTransfer INTEGER NOT NULL CHECK (autoTransfer IN (0, 1)), -- 1: money follows into the venues
  rCode TEXT NOT NULL,
  iCode TEXT NOT NULL,
  domain TEXT NOT NULL,
  UNIQUE (site, nameKey)
) STRICT;

CREATE TABLE sqlite_sequence(name,seq);
CREATE INDEX member_phone ON member (site, phone);
CREATE INDEX member_email ON member (site, email);
CREATE INDEX member_birthday ON member (birthday);

CREATE TABLE member_token (
  -- Open sessions. Only the digest of a token is stored.
  hash TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  device TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL
) STRICT;
CREATE INDEX token_member ON member_token (member);

CREATE TABLE trusted_device (
  member INTEGER NOT NULL REFERENCES member (id),
  device TEXT NOT NULL,
  trustedAt INTEGER NOT NULL,
  PRIMARY KEY (member, device)
) STRICT;

CREATE TABLE sent_code (
  -- Codes by SMS, e-mail and voice call.
  id INTEGER PRIMARY KEY,
  site TEXT NOT NULL,
  receiver TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'newDevice', 'bind')),
  subject TEXT NOT NULL,                -- who asked: the name in lower case, or the member's id in a session
  cate TEXT NOT NULL CHECK (cate IN ('sms', 'email', 'voice')),
  code TEXT NOT NULL,
  delivered INTEGER NOT NULL CHECK (delivered IN (0, 1)), -- 0: no account has this receiver
  sentAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  tries INTEGER NOT NULL CHECK (tries >= 0),
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;
CREATE INDEX code_receiver ON sent_code (site, receiver, sentAt);

CREATE TABLE captcha (
  serial INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  site TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('picture', 'slider')),
  answer TEXT NOT NULL,                 -- characters of the picture, or pixels from the left to the gap
  spoken TEXT NOT NULL,                 -- answer to the slider's question
  token TEXT NOT NULL,                  -- what a solved slider gives
  createdAt INTEGER NOT NULL,
  tries INTEGER NOT NULL CHECK (tries >= 0),
  passed INTEGER NOT NULL CHECK (passed IN (0, 1)),
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;

CREATE TABLE captcha_mode (
  site TEXT PRIMARY KEY,                -- *: all sites
  mode TEXT NOT NULL CHECK (mode IN ('auto', 'none', 'picture', 'slider'))
) STRICT;

CREATE TABLE attempt (
  -- Failed attempts since the first of them.
  site TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('login', 'devicePhone', 'secondPassword')),
  subject TEXT NOT NULL,                -- the name in lower case, or the member's id
  count INTEGER NOT NULL CHECK (count > 0),
  since INTEGER NOT NULL,
  PRIMARY KEY (site, kind, subject)
) STRICT;

CREATE TABLE password_reset (
  site TEXT NOT NULL,
  device TEXT NOT NULL,
  nameKey TEXT NOT NULL,
  receiver TEXT NOT NULL,
  openedAt INTEGER NOT NULL,
  verifiedAt INTEGER,
  PRIMARY KEY (site, device, nameKey, receiver)
) STRICT;

CREATE TABLE ledger_entry (
  -- One row per account of a transaction. The rows of a transaction sum to zero in each currency; none is ever
  -- changed or deleted.
  id INTEGER PRIMARY KEY,
  tx INTEGER NOT NULL,                  -- number of the transaction
  account TEXT NOT NULL,                -- such as wallet:12, locked:12, venue:12:QLZR, coin:12:USDT, house
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT', 'BTC')),
  cents INTEGER NOT NULL CHECK (cents <> 0), -- smallest units of a coin where the currency is one
  reason TEXT NOT NULL,
  reference TEXT NOT NULL,              -- id of the ticket, order or other cause
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX ledger_account ON ledger_entry (account, time, cents);
CREATE INDEX ledger_reference ON ledger_entry (reference);
CREATE INDEX ledger_tx ON ledger_entry (tx);
CREATE TRIGGER ledger_entry_not_changed BEFORE UPDATE ON ledger_entry
BEGIN
  SELECT RAISE (ABORT, 'ledger_entry is only added to: book a movement back instead');
END;
CREATE TRIGGER ledger_entry_not_deleted BEFORE DELETE ON ledger_entry
BEGIN
  SELECT RAISE (ABORT, 'ledger_entry is only added to: book a movement back instead');
END;

CREATE TABLE money_call (
  -- The outcome of each money call, by the idempotency key that the client chose.
  member INTEGER NOT NULL REFERENCES member (id),
  key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 100),
  call TEXT NOT NULL,
  body TEXT NOT NULL,                   -- digest of the request
  outcome TEXT NOT NULL CHECK (json_valid(outcome)),
  time INTEGER NOT NULL,
  PRIMARY KEY (member, key)
) STRICT;

CREATE TABLE venue_wallet (
  -- A member's money at a venue: a copy of its ledger account.
  member INTEGER NOT NULL REFERENCES member (id),
  channelCode TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (member, channelCode)
) STRICT;

CREATE TABLE held_money (
  -- A member's bonus, withdrawing and coin money: copies of ledger accounts.
  account TEXT PRIMARY KEY,
  amount INTEGER NOT NULL CHECK (amount >= 0) -- cents, or smallest units of the coin
) STRICT;

CREATE TABLE venue_round (
  -- Rounds played with the money at a venue.
  member INTEGER NOT NULL REFERENCES member (id),
  channelCode TEXT NOT NULL,
  round TEXT NOT NULL,
  stakeCents INTEGER NOT NULL CHECK (stakeCents >= 0),
  winCents INTEGER NOT NULL CHECK (winCents >= 0),
  time INTEGER NOT NULL,
  game TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (member, channelCode, round)
) STRICT;

CREATE TABLE upload (
  -- Pictures of members.
  id TEXT PRIMARY KEY,                  -- random, cannot be guessed
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp')),
  bytes BLOB NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1)) -- 1: never deleted to make room
) STRICT;
CREATE INDEX upload_member ON upload (member);

CREATE TABLE letter (
  -- A message to one member, or to all members of a site.
  id TEXT PRIMARY KEY,                  -- follows from the event, so that announcing it twice changes nothing
  site TEXT,
  member INTEGER REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'activity', 'bulletin', 'match', 'feedback')),
  title TEXT NOT NULL,
  body TEXT NOT NULL,                   -- HTML of few tags
  time INTEGER NOT NULL,                -- hidden before
  CHECK ((site IS NULL) <> (member IS NULL))
) STRICT;
CREATE INDEX letter_member ON letter (member, time);
CREATE INDEX letter_site ON letter (site, time);

CREATE TABLE letter_mark (
  -- What one member did with a letter.
  member INTEGER NOT NULL REFERENCES member (id),
  letter TEXT NOT NULL REFERENCES letter (id),
  readAt INTEGER,
  deletedAt INTEGER,
  PRIMARY KEY (member, letter)
) STRICT;

CREATE TABLE letter_reader (
  -- Members who have looked at their messages.
  member INTEGER PRIMARY KEY REFERENCES member (id)
) STRICT;

CREATE TABLE letter_sent (
  -- Until when the messages to all members of a site are stored.
  site TEXT PRIMARY KEY,
  until INTEGER NOT NULL
) STRICT;

CREATE TABLE own_limit (
  -- Limits that members set, in cents or minutes. A raise waits in pending... until it is confirmed between pendingFrom
  -- and pendingUntil.
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'netDeposit', 'loss', 'stake', 'bet', 'time')),
  span TEXT NOT NULL CHECK (span IN ('day', 'week', 'month', 'each')),
  value INTEGER CHECK (value >= 0),     -- null: no limit
  pendingValue INTEGER CHECK (pendingValue >= 0),
  pendingAskedAt INTEGER,               -- null: nothing waits
  pendingFrom INTEGER,
  pendingUntil INTEGER,
  PRIMARY KEY (member, kind, span)
) STRICT;

CREATE TABLE own_choice (
  -- The reality check, and the channels over which a member wants marketing.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  realityMinutes INTEGER CHECK (realityMinutes > 0), -- null: off
  realityChosen INTEGER NOT NULL CHECK (realityChosen IN (0, 1)), -- 1: the member chose, also "off"
  channels TEXT NOT NULL CHECK (json_valid(channels))
) STRICT;

CREATE TABLE market_opt_out (
  -- Parts of the site that a member closed; backFrom: from when it can be opened again.
  member INTEGER NOT NULL REFERENCES member (id),
  market TEXT NOT NULL CHECK (market IN ('sports', 'casino', 'lottery')),
  since INTEGER NOT NULL,
  backFrom INTEGER,
  PRIMARY KEY (member, market)
) STRICT;

CREATE TABLE member_pause (
  -- Time-outs, exclusions and closed accounts, kept as history.
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('timeOut', 'exclusion', 'closed')),
  fromAt INTEGER NOT NULL,
  untilAt INTEGER,                      -- null: without a term
  openFrom INTEGER                      -- when the operator lets the account open again
) STRICT;
CREATE INDEX pause_member ON member_pause (member);

CREATE TABLE member_session (
  -- One row per login, kept after its end.
  hash TEXT PRIMARY KEY,                -- of the token, as in member_token
  member INTEGER NOT NULL REFERENCES member (id),
  startedAt INTEGER NOT NULL,
  seenAt INTEGER NOT NULL,              -- the last call, to the minute
  ip TEXT NOT NULL
) STRICT;
CREATE INDEX session_member ON member_session (member, startedAt);

CREATE TABLE site_protection (
  -- The profile of a site, where it is not the brand's own.
  site TEXT PRIMARY KEY,
  profile TEXT NOT NULL CHECK (profile IN ('none', 'uk', 'mt', 'us-pa', 'on')),
  own TEXT NOT NULL CHECK (json_valid(own))
) STRICT;

CREATE TABLE member_document (
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('identity', 'address')),
  state TEXT NOT NULL CHECK (state IN ('wanted', 'uploaded', 'inReview', 'accepted', 'refused')),
  reason TEXT NOT NULL,                 -- why it was refused
  image TEXT NOT NULL,                  -- path of the picture uploaded last
  at INTEGER NOT NULL,
  birthday TEXT CHECK (birthday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'), -- as an identity document says
  PRIMARY KEY (member, kind)
) STRICT;
CREATE INDEX document_birthday ON member_document (birthday);

CREATE TABLE rules_read (
  -- The version of a game's rules that a member has read.
  member INTEGER NOT NULL REFERENCES member (id),
  enName TEXT NOT NULL,
  gameCode TEXT NOT NULL,
  version TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (member, enName, gameCode)
) STRICT;

CREATE TABLE limit_decline (
  -- When a member declined to set a limit before the first deposit.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE funds_known (
  -- The version of the notice about members' money that a member has acknowledged.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  version TEXT NOT NULL,
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE review_reminder (
  member INTEGER PRIMARY KEY REFERENCES member (id),
  months INTEGER CHECK (months > 0),    -- the member's own interval
  remindedAt INTEGER                    -- null: not yet
) STRICT;

CREATE TABLE protection_message (
  -- What members with a marker of harm read on a site.
  site TEXT PRIMARY KEY,
  message TEXT NOT NULL
) STRICT;

CREATE TABLE flag (
  -- What is open on a site now.
  site TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (site, name)
) STRICT;

CREATE TABLE turnover (
  -- The turnover that each deposit, reward or adjustment requires before its money can be withdrawn.
  member INTEGER NOT NULL REFERENCES member (id),
  id TEXT NOT NULL,                     -- of the order or reward
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'bonus', 'gift', 'adjust')),
  title TEXT NOT NULL,
  requiredCents INTEGER NOT NULL CHECK (requiredCents >= 0),
  doneCents INTEGER NOT NULL CHECK (doneCents >= 0),
  lockedCents INTEGER NOT NULL CHECK (lockedCents >= 0), -- the reward, or what a deposit keeps in the wallet
  time INTEGER NOT NULL,
  endsAt INTEGER,                       -- null: never
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'lapsed')),
  closedAt INTEGER,
  PRIMARY KEY (member, id),
  CHECK ((state = 'open') = (closedAt IS NULL))
) STRICT;

CREATE TABLE turnover_stake (
  -- How much of each settled bet and round has been counted.
  member INTEGER NOT NULL REFERENCES member (id),
  source TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (member, source)
) STRICT;

CREATE TABLE kept_rate (
  -- Rates that were quoted to a member, each for a limited time and one call.
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  purpose TEXT NOT NULL CHECK (purpose IN ('withdraw', 'toCoin', 'toCny')),
  coin TEXT NOT NULL CHECK (coin IN ('USDT', 'BTC')),
  network TEXT CHECK (network IN ('TRC20', 'ERC20', 'BTC')),
  rate TEXT NOT NULL,                   -- CNY for one coin, as decimal text
  feeUnits INTEGER NOT NULL CHECK (feeUnits >= 0), -- of the network
  expiresAt INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;
CREATE INDEX rate_member ON kept_rate (member, purpose);

CREATE TABLE payee (
  -- Accounts that withdrawals are paid to. A removed one stays, without being shown.
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'coin', 'alipay')),
  sealed TEXT NOT NULL,                 -- number and holder, encrypted
  digest TEXT NOT NULL,                 -- finds the same number of another member
  masked TEXT NOT NULL,
  bank TEXT,
  branch TEXT NOT NULL,
  coin TEXT CHECK (coin IN ('USDT', 'BTC')),
  network TEXT CHECK (network IN ('TRC20', 'ERC20', 'BTC')),
  label TEXT NOT NULL,
  addedAt INTEGER NOT NULL,
  usedAt INTEGER,
  lockedUntil INTEGER,                  -- neither used nor removed before
  confirmBy INTEGER,                    -- null: confirmed
  removedAt INTEGER
) STRICT;
CREATE INDEX payee_member ON payee (member, kind);
CREATE UNIQUE INDEX payee_digest ON payee (site, digest) WHERE removedAt IS NULL;

CREATE TABLE password_proof (
  -- Digests of the proofs that a member typed the second password.
  digest TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  expiresAt INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used IN (0, 1))
) STRICT;

CREATE TABLE bet_ticket (
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  placedAt INTEGER NOT NULL,
  confirmAt INTEGER,                    -- when an in-play bet is accepted or refused
  state TEXT NOT NULL CHECK (state IN ('pending', 'open', 'settled', 'refused', 'cashedOut', 'void')),
  accept TEXT NOT NULL CHECK (accept IN ('any', 'better', 'ask')),
  oddsType TEXT NOT NULL CHECK (oddsType IN ('E', 'H', 'I', 'M')),
  sizes TEXT NOT NULL CHECK (json_valid(sizes)), -- how many legs each of its bets joins
  bankers TEXT NOT NULL CHECK (json_valid(bankers)), -- places of legs that are in each of its bets
  bets INTEGER NOT NULL CHECK (bets > 0),
  stakeCents INTEGER NOT NULL CHECK (stakeCents >= 0), -- of each bet
  riskCents INTEGER NOT NULL CHECK (riskCents >= 0),
  winCents INTEGER NOT NULL CHECK (winCents >= 0),
  leftCents INTEGER NOT NULL CHECK (leftCents BETWEEN 0 AND riskCents), -- not cashed out; locked while open
  cashedCents INTEGER NOT NULL CHECK (cashedCents >= 0),
  returnCents INTEGER CHECK (returnCents >= 0), -- paid, cash-outs included
  validCents INTEGER NOT NULL CHECK (validCents >= 0), -- counts as turnover
  settledAt INTEGER,
  reason TEXT CHECK (reason IN ('odds', 'line', 'score', 'limits', 'closed', 'balance', 'combination', 'duplicate',
    'dailyCap')),                       -- why it was refused
  betKey TEXT NOT NULL,                 -- the same for tickets on the same selections
  autoCents INTEGER CHECK (autoCents >= 0), -- the automatic cash-out
  autoState TEXT CHECK (autoState IN ('waiting', 'done', 'ended')),
  autoReason TEXT CHECK (autoReason IN ('member', 'part', 'cashedOut', 'edited', 'settled')),
  autoAt INTEGER,                       -- when it was set, carried out or ended
  autoSeenAt INTEGER,                   -- until when prices have been compared with it
  editedFrom TEXT REFERENCES bet_ticket (id),
  editedTo TEXT REFERENCES bet_ticket (id)
, freeBet TEXT
  /* that pays the bet; its own stake is then 0 */
  REFERENCES free_bet (id), freeCents INTEGER NOT NULL DEFAULT 0 CHECK (freeCents >= 0)
  /* its amount: the stake of the bet */, freeReturned INTEGER NOT NULL DEFAULT 0 CHECK (freeReturned IN (0, 1))
  /* whether a win pays the free stake, too */) STRICT;
CREATE INDEX ticket_member ON bet_ticket (member, placedAt);
CREATE INDEX ticket_key ON bet_ticket (betKey, state);
CREATE INDEX ticket_state ON bet_ticket (state, member);
CREATE INDEX ticket_auto ON bet_ticket (autoState, member);

CREATE TABLE bet_leg (
  -- A selection of a ticket, as it was when the bet was placed.
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  place INTEGER NOT NULL CHECK (place >= 0),
  priceId TEXT NOT NULL,
  gameId TEXT NOT NULL,
  gide TEXT NOT NULL,
  w TEXT NOT NULL,                      -- play
  r TEXT NOT NULL,                      -- selection in the play
  line TEXT,
  odds TEXT NOT NULL,                   -- decimal text
  leastOdds TEXT,                       -- lowest price that the member takes while the ticket is pending
  scoreHome INTEGER CHECK (scoreHome >= 0),
  scoreAway INTEGER CHECK (scoreAway >= 0),
  live INTEGER NOT NULL CHECK (live IN (0, 1)),
  listed TEXT NOT NULL CHECK (json_valid(listed)), -- scores that the market offered
  sport TEXT NOT NULL CHECK (sport IN ('FT', 'VF', 'BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT')),
  leagueId TEXT NOT NULL,
  league TEXT NOT NULL,
  home TEXT NOT NULL,
  away TEXT NOT NULL,
  startsAt INTEGER NOT NULL,
  name TEXT,                            -- the competitor of an outright
  code TEXT,                            -- result code; null: open
  deadHeat TEXT CHECK (json_valid(deadHeat)),
  resultHome INTEGER CHECK (resultHome >= 0),
  resultAway INTEGER CHECK (resultAway >= 0),
  settledAt INTEGER, setOdds TEXT
  /* of a combination: what each set of its parts pays, at the number whose bits are their places */
  CHECK (json_valid(setOdds)), paidOdds TEXT
  /* of a combination that was settled after parts of it were void */,
  PRIMARY KEY (ticket, place)
) STRICT;
CREATE INDEX leg_game ON bet_leg (gameId);

CREATE TABLE cash_quote (
  id TEXT PRIMARY KEY,
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  valueCents INTEGER NOT NULL CHECK (valueCents >= 0),
  expiresAt INTEGER NOT NULL
) STRICT;

CREATE TABLE edit_quote (
  id TEXT PRIMARY KEY,
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  legs TEXT NOT NULL CHECK (json_valid(legs)),
  valueCents INTEGER NOT NULL CHECK (valueCents >= 0),
  expiresAt INTEGER NOT NULL
) STRICT;

CREATE TABLE trader_verdict (
  -- What a trader decides about the next in-play bets, in the order given.
  id INTEGER PRIMARY KEY,
  verdict TEXT NOT NULL CHECK (verdict IN ('accept', 'refuse', 'wait')),
  member INTEGER REFERENCES member (id) -- null: of any member
) STRICT;

CREATE TABLE own_game (
  -- A member's favourite games, and the games last launched.
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('favourites', 'recent')),
  enName TEXT NOT NULL,                 -- channel code of the venue
  gameCode TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (member, kind, enName, gameCode)
) STRICT;

CREATE TABLE deposit_order (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  channel TEXT NOT NULL,
  channelName TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'quick', 'scan', 'alipay', 'huione', 'coin', 'xnbsk', 'service')),
  wait TEXT NOT NULL CHECK (wait IN ('rechargeWait', 'transferWait', 'huioneWait', 'xnbskWait', 'virtualCoinWait')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'paid', 'confirming', 'review', 'credited', 'expired', 'cancelled',
    'refused')),
  amountCents INTEGER NOT NULL CHECK (amountCents >= 0),
  dueCents INTEGER NOT NULL CHECK (dueCents >= 0),
  feeCents INTEGER NOT NULL CHECK (feeCents >= 0),
  feeBasisPoints INTEGER NOT NULL CHECK (feeBasisPoints >= 0),
  bonusCents INTEGER NOT NULL CHECK (bonusCents >= 0),
  reward TEXT CHECK (json_valid(reward)), -- as promised when the order was made
  receivedCents INTEGER CHECK (receivedCents >= 0),
  creditedCents INTEGER CHECK (creditedCents >= 0),
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  claimedAt INTEGER,                    -- the member said that it is paid
  seenAt INTEGER,                       -- the first payment was seen
  sureAt INTEGER,                       -- the payment can no longer be taken back
  decideAt INTEGER,                     -- the review ends by itself; null: only by a person
  verdict TEXT CHECK (verdict IN ('credit', 'refuse')), -- how it then ends
  endedAt INTEGER,
  needsName INTEGER NOT NULL CHECK (needsName IN (0, 1)),
  target TEXT NOT NULL CHECK (json_valid(target)), -- the account to pay to
  framed INTEGER NOT NULL CHECK (framed IN (0, 1)),
  coin TEXT CHECK (json_valid(coin)),
  note TEXT NOT NULL,
  usualSeconds INTEGER NOT NULL CHECK (usualSeconds >= 0)
) STRICT;
CREATE INDEX deposit_member ON deposit_order (member, createdAt);
CREATE INDEX deposit_state ON deposit_order (state, member);

CREATE TABLE deposit_event (
  -- What banks, channels and chains have reported, each once.
  id TEXT PRIMARY KEY,
  takenBy TEXT NOT NULL REFERENCES deposit_order (id),
  type TEXT NOT NULL CHECK (type IN ('payment', 'declined', 'cancelled')),
  cents INTEGER NOT NULL,               -- value in CNY
  counted INTEGER NOT NULL CHECK (counted IN (0, 1)), -- 0: never credited
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX deposit_event_order ON deposit_event (takenBy);

CREATE TABLE deposit_receipt (
  -- Pictures by which a member proves a payment.
  orderId TEXT NOT NULL REFERENCES deposit_order (id),
  upload TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (orderId, upload)
) STRICT;

CREATE TABLE signal_code (
  -- One-time words by which the deposit service recognizes a member.
  code TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  createdAt INTEGER NOT NULL,
  expiresAt INTEGER NOT NULL,
  usedBy TEXT REFERENCES deposit_order (id)
) STRICT;
CREATE INDEX signal_member ON signal_code (member);

CREATE TABLE withdrawal (
  id TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('bank', 'coin', 'alipay')),
  payee TEXT NOT NULL REFERENCES payee (id),
  account TEXT NOT NULL,                -- as the member sees it: bank or network, and the masked number
  amountCents INTEGER NOT NULL CHECK (amountCents > 0),
  feeCents INTEGER NOT NULL CHECK (feeCents >= 0),
  paidCents INTEGER NOT NULL CHECK (paidCents >= 0),
  coin TEXT CHECK (coin IN ('USDT', 'BTC')),
  network TEXT CHECK (network IN ('TRC20', 'ERC20', 'BTC')),
  units INTEGER CHECK (units >= 0),     -- of the coin
  rate TEXT,                            -- CNY for one coin, as decimal text
  confirmations INTEGER CHECK (confirmations >= 0), -- needed on the chain
  blockMs INTEGER CHECK (blockMs > 0),
  txId TEXT,
  state TEXT NOT NULL CHECK (state IN ('queued', 'review', 'paying', 'confirming', 'arrived', 'refused', 'failed',
    'cancelled')),
  needsReview INTEGER NOT NULL CHECK (needsReview IN (0, 1)),
  ahead INTEGER NOT NULL CHECK (ahead >= 0), -- orders before it in the queue
  queueMs INTEGER NOT NULL CHECK (queueMs >= 0),
  reviewMs INTEGER NOT NULL CHECK (reviewMs >= 0),
  payMs INTEGER NOT NULL CHECK (payMs >= 0),
  createdAt INTEGER NOT NULL,
  stateAt INTEGER NOT NULL,             -- when its state began
  nextAt INTEGER,                       -- when it changes by itself
  reviewedAt INTEGER,
  paidAt INTEGER,
  arrivedAt INTEGER,
  endedAt INTEGER,
  note TEXT NOT NULL
) STRICT;
CREATE INDEX withdrawal_member ON withdrawal (member, createdAt);
CREATE INDEX withdrawal_due ON withdrawal (nextAt);

CREATE TABLE withdrawal_rule (
  -- What an operator has changed of the rules of a site.
  site TEXT PRIMARY KEY,
  canCancel INTEGER NOT NULL CHECK (canCancel IN (0, 1)),
  closed TEXT NOT NULL CHECK (json_valid(closed)), -- closed methods and networks, with the reason
  hours TEXT NOT NULL CHECK (json_valid(hours)) -- when withdrawals are taken
) STRICT;

CREATE TABLE withdrawal_hold (
  -- Members whose withdrawals wait for customer service.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  reason TEXT NOT NULL
) STRICT;

CREATE TABLE exchange_order (
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  way TEXT NOT NULL CHECK (way IN ('toCoin', 'toCny')),
  cents INTEGER NOT NULL,               -- what left the centre wallet; negative: what came to it
  units INTEGER NOT NULL,               -- what reached the coin wallet; negative: what left it
  rate TEXT NOT NULL,
  rateId TEXT NOT NULL UNIQUE REFERENCES kept_rate (id),
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX exchange_member ON exchange_order (member, time);

CREATE TABLE reward (
  -- What a member may claim, once, from validFrom until validTo.
  member INTEGER NOT NULL REFERENCES member (id),
  id TEXT NOT NULL,                     -- the same each time the same reward is found due
  kind TEXT NOT NULL CHECK (kind IN ('upgrade', 'birthday', 'weekly', 'rebate', 'activity', 'race', 'invite')),
  title TEXT NOT NULL,
  amountCents INTEGER NOT NULL CHECK (amountCents > 0),
  turnoverCents INTEGER NOT NULL CHECK (turnoverCents >= 0),
  validFrom INTEGER NOT NULL,
  validTo INTEGER NOT NULL,
  claimedAt INTEGER,
  activity TEXT,
  activityKind TEXT,
  PRIMARY KEY (member, id)
) STRICT;

CREATE TABLE member_level (
  -- What a member's level is counted from. The bases stand for the time before these accounts were kept, and take
  -- turnover away when a level is lost.
  member INTEGER PRIMARY KEY REFERENCES member (id),
  level INTEGER NOT NULL CHECK (level >= 0),
  since INTEGER NOT NULL,
  seen INTEGER NOT NULL CHECK (seen >= 0), -- the highest level that the member was told about
  depositBase INTEGER NOT NULL,         -- cents
  turnoverBase INTEGER NOT NULL,        -- cents
  keepFrom INTEGER NOT NULL,            -- start of the period that decides about keeping the level
  countedAt INTEGER NOT NULL            -- the last midnight that was counted
) STRICT;

CREATE TABLE activity_member (
  -- Who takes part, and until when.
  member INTEGER NOT NULL REFERENCES member (id),
  activity TEXT NOT NULL,
  joinedAt INTEGER NOT NULL,
  leftAt INTEGER,
  PRIMARY KEY (member, activity)
) STRICT;

CREATE TABLE activity_claim (
  -- What was claimed or drawn: each item once, and one reward of a kind for one deposit.
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  activity TEXT NOT NULL,
  item TEXT NOT NULL,
  title TEXT NOT NULL,
  amountCents INTEGER NOT NULL CHECK (amountCents >= 0),
  turnoverCents INTEGER NOT NULL CHECK (turnoverCents >= 0),
  prize TEXT,
  time INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('racePage', 'activityLandPage', 'firstDeposit', 'againDeposit', 'newTask',
    'drawGift', 'signGift', 'bettingGift')),
  deposit TEXT REFERENCES deposit_order (id),
  UNIQUE (member, activity, item),
  UNIQUE (kind, deposit)
) STRICT;

CREATE TABLE activity_chance (
  -- Draws that staff have given.
  member INTEGER NOT NULL REFERENCES member (id),
  activity TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (member, activity)
) STRICT;

CREATE TABLE race_round (
  -- Rounds of races whose prizes were given, with the final board.
  site TEXT NOT NULL,
  activity TEXT NOT NULL,
  round INTEGER NOT NULL,
  endedAt INTEGER NOT NULL,
  board TEXT NOT NULL CHECK (json_valid(board)),
  PRIMARY KEY (site, activity, round)
) STRICT;

CREATE TABLE chat_line (
  -- Lines of all kinds, numbered within a room without gaps.
  site TEXT NOT NULL,
  rid TEXT NOT NULL,                    -- id of the room
  id INTEGER NOT NULL CHECK (id > 0),
  time INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'gift', 'prediction')),
  userId TEXT NOT NULL,
  name TEXT NOT NULL,
  avatar TEXT NOT NULL,
  vipLevel INTEGER NOT NULL CHECK (vipLevel >= 0),
  role TEXT NOT NULL CHECK (role IN ('member', 'moderator', 'guest', 'system')),
  clientId TEXT NOT NULL,               -- chosen by the sender, the same when it is sent again
  body TEXT NOT NULL CHECK (json_valid(body)),
  removedAt INTEGER,
  PRIMARY KEY (site, rid, id)
) STRICT;
CREATE UNIQUE INDEX chat_line_sent ON chat_line (site, clientId) WHERE clientId <> '';
CREATE INDEX chat_line_time ON chat_line (site, rid, time);
CREATE INDEX chat_line_user ON chat_line (site, rid, userId, time);
CREATE INDEX chat_line_removed ON chat_line (site, rid, removedAt) WHERE removedAt IS NOT NULL;

CREATE TABLE chat_room (
  -- What a moderator has changed in a room; an empty rid: in all rooms of a site.
  site TEXT NOT NULL,
  rid TEXT NOT NULL,
  open INTEGER NOT NULL CHECK (open IN (0, 1)),
  muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
  guests INTEGER NOT NULL CHECK (guests IN (0, 1)),
  slowSeconds INTEGER NOT NULL CHECK (slowSeconds >= 0),
  minVipLevel INTEGER NOT NULL CHECK (minVipLevel >= 0),
  destroyed INTEGER NOT NULL CHECK (destroyed IN (0, 1)),
  cleared INTEGER NOT NULL CHECK (cleared >= 0), -- lines up to this one are gone
  PRIMARY KEY (site, rid)
) STRICT;

CREATE TABLE chat_mute (
  site TEXT NOT NULL,
  userId TEXT NOT NULL,
  until INTEGER,                        -- null: for good
  message TEXT NOT NULL,
  PRIMARY KEY (site, userId)
) STRICT;

CREATE TABLE chat_report (
  -- Lines that members have reported to a moderator.
  site TEXT NOT NULL,
  rid TEXT NOT NULL,
  line INTEGER NOT NULL,
  member INTEGER NOT NULL REFERENCES member (id),
  reason TEXT NOT NULL CHECK (reason IN ('abuse', 'fraud', 'spam', 'other')),
  time INTEGER NOT NULL,
  PRIMARY KEY (site, rid, line, member),
  FOREIGN KEY (site, rid, line) REFERENCES chat_line (site, rid, id)
) STRICT;

CREATE TABLE chat_gift (
  -- Gifts that members have paid.
  id INTEGER PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  rid TEXT NOT NULL,
  gift TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  cents INTEGER NOT NULL CHECK (cents > 0),
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE chat_prediction (
  -- A member's prediction of a final score; won is null before the end of the match.
  member INTEGER NOT NULL REFERENCES member (id),
  game TEXT NOT NULL,
  home INTEGER NOT NULL CHECK (home >= 0),
  away INTEGER NOT NULL CHECK (away >= 0),
  time INTEGER NOT NULL,
  won INTEGER CHECK (won IN (0, 1)),
  PRIMARY KEY (member, game)
) STRICT;
CREATE INDEX chat_prediction_open ON chat_prediction (game) WHERE won IS NULL;

CREATE TABLE feedback (
  -- A thread of one member.
  serial INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'bet', 'activity', 'account', 'advice', 'other')),
  aboutKind TEXT CHECK (aboutKind IN ('deposit', 'withdraw', 'bet', 'reward')),
  aboutId TEXT,
  aboutTitle TEXT,
  createdAt INTEGER NOT NULL,
  readAt INTEGER NOT NULL,              -- when the member last saw it
  closedAt INTEGER,
  deletedAt INTEGER
) STRICT;
CREATE INDEX feedback_member ON feedback (member);

CREATE TABLE feedback_message (
  serial INTEGER PRIMARY KEY,
  thread TEXT NOT NULL REFERENCES feedback (id),
  member INTEGER NOT NULL REFERENCES member (id),
  sender TEXT NOT NULL CHECK (sender IN ('member', 'service')),
  text TEXT NOT NULL,
  images TEXT NOT NULL CHECK (json_valid(images)),
  time INTEGER NOT NULL,
  requestId TEXT,                       -- of a member's message; the same when it is sent again
  UNIQUE (member, requestId)
) STRICT;
CREATE INDEX feedback_message_thread ON feedback_message (thread);

CREATE TABLE sport_follow (
  -- Teams, leagues and matches that a member follows.
  member INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('team', 'league', 'match')),
  id TEXT NOT NULL,
  PRIMARY KEY (member, kind, id)
) STRICT;

CREATE TABLE bet_part (
  -- A selection of a combination, as it was when the bet was placed.
  ticket TEXT NOT NULL,
  leg INTEGER NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 0),
  priceId TEXT NOT NULL,
  gameId TEXT NOT NULL,
  w TEXT NOT NULL,                      -- play
  r TEXT NOT NULL,                      -- selection in the play
  line TEXT,
  odds TEXT NOT NULL,                   -- decimal text, of the selection alone
  scoreHome INTEGER CHECK (scoreHome >= 0),
  scoreAway INTEGER CHECK (scoreAway >= 0),
  live INTEGER NOT NULL CHECK (live IN (0, 1)),
  listed TEXT NOT NULL CHECK (json_valid(listed)), -- scores that the market offered
  code TEXT,                            -- result code; null: open
  resultHome INTEGER CHECK (resultHome >= 0),
  resultAway INTEGER CHECK (resultAway >= 0),
  settledAt INTEGER,
  PRIMARY KEY (ticket, leg, place),
  FOREIGN KEY (ticket, leg) REFERENCES bet_leg (ticket, place)
) STRICT;
CREATE INDEX part_game ON bet_part (gameId);

CREATE TABLE free_bet (
  id TEXT PRIMARY KEY,
  member INTEGER NOT NULL REFERENCES member (id),
  source TEXT NOT NULL CHECK (source IN ('welfare', 'level', 'activity')),
  title TEXT NOT NULL,
  amountCents INTEGER NOT NULL CHECK (amountCents > 0),
  stakeReturned INTEGER NOT NULL CHECK (stakeReturned IN (0, 1)), -- whether a win pays the stake, too
  leastOdds TEXT,                       -- lowest decimal odds of the bet
  sports TEXT NOT NULL CHECK (json_valid(sports)), -- empty: every sport
  givenAt INTEGER NOT NULL,
  endsAt INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'used', 'expired', 'void')),
  changedAt INTEGER,                    -- when it was used or ended
  ticket TEXT REFERENCES bet_ticket (id), -- that it pays or paid
  backOf TEXT REFERENCES bet_ticket (id)  -- the void bet that gave it back
) STRICT;
CREATE INDEX free_bet_member ON free_bet (member, state);

CREATE TABLE bet_terms (
  -- What the member was quoted, and which limits applied when the bet was placed.
  ticket TEXT PRIMARY KEY REFERENCES bet_ticket (id),
  legs TEXT NOT NULL CHECK (json_valid(legs)), -- of each leg and its parts as sent, with its limits
  limits TEXT CHECK (json_valid(limits)), -- of a series or system; null: a single
  dailyCapCents INTEGER NOT NULL CHECK (dailyCapCents >= 0)
) STRICT;

CREATE TABLE bet_fact (
  -- What a leg, or a part of a combination, was settled by. A leg that was reopened has several; the last one counts.
  id INTEGER PRIMARY KEY,
  ticket TEXT NOT NULL REFERENCES bet_ticket (id),
  leg INTEGER NOT NULL CHECK (leg >= 0),
  part INTEGER CHECK (part >= 0),       -- null: the leg itself
  time INTEGER NOT NULL,
  result TEXT CHECK (json_valid(result)), -- of the match; null for a champion
  winners TEXT CHECK (json_valid(winners)) -- of a champion; null for a match
) STRICT;
CREATE INDEX fact_ticket ON bet_fact (ticket);

CREATE TABLE bet_rules (
  -- The rules of a site as they were shown, from when they were.
  site TEXT NOT NULL,
  since INTEGER NOT NULL,
  version TEXT NOT NULL,
  pages TEXT NOT NULL CHECK (json_valid(pages)),
  PRIMARY KEY (site, since)
) STRICT;
