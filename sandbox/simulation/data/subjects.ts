// Subjects of the sample content's drawings, and the objects that show each. Rows of the content name a subject; one
// that is missing here does not compile.
import type { VenueSwitch } from "#contract/switches.ts";
import type { ObjectName } from "../artwork/objects.ts";

interface Drawn {
  /** Where the subject belongs: to a venue, to what members get, or to who is sponsored. */
  readonly of: VenueSwitch | "member" | "sponsor";
  readonly motif: ObjectName;
  /** Stands beside it, smaller. */
  readonly beside: ObjectName;
}

export const SUBJECTS = {
  football: { of: "sport", motif: "ball", beside: "shoe" },
  basketball: { of: "sport", motif: "hoop", beside: "trophy" },
  tennis: { of: "sport", motif: "racket", beside: "scoreboard" },
  tableTennis: { of: "sport", motif: "paddle", beside: "scoreboard" },
  corners: { of: "sport", motif: "flag", beside: "ball" },
  odds: { of: "sport", motif: "scoreboard", beside: "ball" },
  margin: { of: "sport", motif: "percent", beside: "scoreboard" },
  refund: { of: "sport", motif: "shield", beside: "ball" },
  parlay: { of: "sport", motif: "list", beside: "ball" },
  outright: { of: "sport", motif: "trophy", beside: "ball" },
  ground: { of: "sport", motif: "shoe", beside: "flag" },
  baccarat: { of: "realbet", motif: "cards", beside: "chips" },
  chips: { of: "realbet", motif: "chips", beside: "cards" },
  roulette: { of: "realbet", motif: "wheel", beside: "chips" },
  lightningWheel: { of: "realbet", motif: "wheel", beside: "bolt" },
  sicBo: { of: "realbet", motif: "dice", beside: "chips" },
  goodRoad: { of: "realbet", motif: "road", beside: "envelope" },
  privateTable: { of: "realbet", motif: "crown", beside: "cards" },
  feathers: { of: "realbet", motif: "phoenix", beside: "chips" },
  studio: { of: "realbet", motif: "camera", beside: "cards" },
  liveRebate: { of: "realbet", motif: "percent", beside: "chips" },
  mahjong: { of: "chess", motif: "mahjong", beside: "teapot" },
  cardTable: { of: "chess", motif: "cards", beside: "chips" },
  holdem: { of: "chess", motif: "chips", beside: "cards" },
  xiangqi: { of: "chess", motif: "xiangqi", beside: "teapot" },
  gomoku: { of: "chess", motif: "gomoku", beside: "teapot" },
  tiles: { of: "chess", motif: "dice", beside: "mahjong" },
  teaHouse: { of: "chess", motif: "teapot", beside: "mahjong" },
  harbour: { of: "chess", motif: "lighthouse", beside: "mahjong" },
  points: { of: "chess", motif: "trophy", beside: "mahjong" },
  roomRebate: { of: "chess", motif: "percent", beside: "mahjong" },
  esport: { of: "gaming", motif: "pad", beside: "headset" },
  team: { of: "gaming", motif: "headset", beside: "pad" },
  duel: { of: "gaming", motif: "swords", beside: "headset" },
  thunder: { of: "gaming", motif: "bolt", beside: "pad" },
  throne: { of: "gaming", motif: "crown", beside: "swords" },
  mech: { of: "gaming", motif: "robot", beside: "pad" },
  esportData: { of: "gaming", motif: "chart", beside: "pad" },
  esportRefund: { of: "gaming", motif: "shield", beside: "pad" },
  esportParlay: { of: "gaming", motif: "list", beside: "pad" },
  numbers: { of: "lottery", motif: "lottery", beside: "ticket" },
  speedDraw: { of: "lottery", motif: "lottery", beside: "bolt" },
  lotusDraw: { of: "lottery", motif: "lotus", beside: "lottery" },
  moonDraw: { of: "lottery", motif: "moon", beside: "lottery" },
  zodiac: { of: "lottery", motif: "tiger", beside: "lottery" },
  diceDraw: { of: "lottery", motif: "dice", beside: "lottery" },
  trend: { of: "lottery", motif: "chart", beside: "lottery" },
  ticket: { of: "lottery", motif: "ticket", beside: "lottery" },
  nightDraw: { of: "lottery", motif: "lantern", beside: "lottery" },
  bigPrize: { of: "lottery", motif: "ingot", beside: "lottery" },
  lotteryRebate: { of: "lottery", motif: "percent", beside: "lottery" },
  slots: { of: "egame", motif: "reels", beside: "coin" },
  freeSpins: { of: "egame", motif: "reels", beside: "gem" },
  slotRace: { of: "egame", motif: "trophy", beside: "reels" },
  legends: { of: "egame", motif: "tiger", beside: "coin" },
  neon: { of: "egame", motif: "eye", beside: "gem" },
  myths: { of: "egame", motif: "phoenix", beside: "gem" },
  climb: { of: "egame", motif: "rocket", beside: "coin" },
  feast: { of: "egame", motif: "ingot", beside: "lantern" },
  warriors: { of: "egame", motif: "helmet", beside: "swords" },
  voyage: { of: "egame", motif: "chest", beside: "coin" },
  beasts: { of: "egame", motif: "phoenix", beside: "lotus" },
  ink: { of: "egame", motif: "pagoda", beside: "lantern" },
  space: { of: "egame", motif: "astro", beside: "rocket" },
  fruits: { of: "egame", motif: "fruit", beside: "coin" },
  mystery: { of: "egame", motif: "mask", beside: "moon" },
  forge: { of: "egame", motif: "volcano", beside: "bolt" },
  leisure: { of: "egame", motif: "koi", beside: "lotus" },
  whale: { of: "fishing", motif: "whale", beside: "fish" },
  boss: { of: "fishing", motif: "whale", beside: "harpoon" },
  harpoon: { of: "fishing", motif: "harpoon", beside: "fish" },
  cannon: { of: "fishing", motif: "cannon", beside: "fish" },
  reef: { of: "fishing", motif: "crab", beside: "shell" },
  pearl: { of: "fishing", motif: "shell", beside: "koi" },
  lanternFish: { of: "fishing", motif: "anglerfish", beside: "fish" },
  coral: { of: "fishing", motif: "fish", beside: "shell" },
  castNet: { of: "fishing", motif: "net", beside: "fish" },
  deposit: { of: "member", motif: "ingot", beside: "coin" },
  welcome: { of: "member", motif: "gift", beside: "ingot" },
  coinDeposit: { of: "member", motif: "coin", beside: "percent" },
  rebate: { of: "member", motif: "percent", beside: "coin" },
  signing: { of: "member", motif: "calendar", beside: "coin" },
  prizeWheel: { of: "member", motif: "prizewheel", beside: "gift" },
  boxes: { of: "member", motif: "gift", beside: "coin" },
  tasks: { of: "member", motif: "list", beside: "gift" },
  account: { of: "member", motif: "shield", beside: "letter" },
  invite: { of: "member", motif: "letter", beside: "gift" },
  vip: { of: "member", motif: "crown", beside: "gem" },
  birthday: { of: "member", motif: "cake", beside: "gift" },
  app: { of: "member", motif: "phone", beside: "gift" },
  volume: { of: "member", motif: "chart", beside: "chips" },
  race: { of: "member", motif: "trophy", beside: "coin" },
  club: { of: "sponsor", motif: "ball", beside: "trophy" },
  fiveOnCourt: { of: "sponsor", motif: "hoop", beside: "trophy" },
  regatta: { of: "sponsor", motif: "sail", beside: "trophy" },
  opera: { of: "sponsor", motif: "mask", beside: "lantern" },
  squad: { of: "sponsor", motif: "headset", beside: "trophy" },
  training: { of: "sponsor", motif: "pad", beside: "trophy" },
  coast: { of: "sponsor", motif: "lighthouse", beside: "sail" },
  academy: { of: "sponsor", motif: "xiangqi", beside: "teapot" },
  garden: { of: "sponsor", motif: "lotus", beside: "koi" },
  stadium: { of: "sponsor", motif: "shoe", beside: "flag" },
  rally: { of: "sponsor", motif: "car", beside: "flag" },
} as const satisfies Readonly<Record<string, Drawn>>;

export type Subject = keyof typeof SUBJECTS;
type Field = Drawn["of"];

/** The subjects of one field, such as a venue. */
export type SubjectOf<F extends Field> = {
  [S in Subject]: (typeof SUBJECTS)[S]["of"] extends F ? S : never;
}[Subject];

/** As rows of the content hold it: the main object, then the one beside it. */
export function artOf(subject: Subject): string {
  const { motif, beside } = SUBJECTS[subject];
  return `${motif} ${beside}`;
}
