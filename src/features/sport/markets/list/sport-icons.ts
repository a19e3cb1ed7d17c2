// One icon per sport type, in the line weight of the other icons.
import {
  createLucideIcon,
  Ellipsis,
  LayoutGrid,
  type LucideIcon,
  MonitorPlay,
  Trophy,
  Volleyball,
} from "lucide-react";
import type { SportType } from "#contract/betting/sports.ts";

const ball = ["circle", { cx: 12, cy: 12, r: 9.5, key: "ball" }] as const;

const Football = createLucideIcon("football", [
  [...ball],
  ["path", { d: "m12 7.5 4.3 3.1-1.7 5.1H9.4l-1.7-5.1z", key: "patch" }],
  [
    "path",
    {
      d: "M12 2.5v5M3 9.3l4.7 1.3M6.2 19.6l3.2-3.9M17.8 19.6l-3.2-3.9M21 9.3l-4.7 1.3",
      key: "seams",
    },
  ],
]);

const Basketball = createLucideIcon("basketball", [
  [...ball],
  ["path", { d: "M2.5 12h19M12 2.5v19", key: "cross" }],
  ["path", { d: "M5.3 5.3c3.6 3.7 3.6 9.7 0 13.4M18.7 5.3c-3.6 3.7-3.6 9.7 0 13.4", key: "sides" }],
]);

const Tennis = createLucideIcon("tennis", [
  [...ball],
  ["path", { d: "M6 4.6c1.8 4.6.6 10-3.2 12.5M18 19.4c-1.8-4.6-.6-10 3.2-12.5", key: "seams" }],
]);

const Baseball = createLucideIcon("baseball", [
  [...ball],
  ["path", { d: "M7 4c2.6 5 2.6 11 0 16M17 4c-2.6 5-2.6 11 0 16", key: "seams" }],
  ["path", { d: "m6.6 8.6 2.6-.8M6.9 16l2.5.8M17.4 8.6l-2.6-.8M17.1 16l-2.5.8", key: "stitches" }],
]);

const TableTennis = createLucideIcon("table-tennis", [
  ["path", { d: "M14.6 4.1a7.2 7.2 0 0 0-10.2 10.2l3.4 3.4 10.2-10.2z", key: "bat" }],
  ["path", { d: "m11.5 14 6.8 6.8a1.7 1.7 0 0 0 2.4-2.4L13.9 11.6", key: "grip" }],
  ["circle", { cx: 19.2, cy: 6.6, r: 2.2, key: "ball" }],
]);

const Snooker = createLucideIcon("snooker", [
  [...ball],
  ["circle", { cx: 12, cy: 12, r: 4.5, key: "spot" }],
  ["path", { d: "M11 10.5l1.3-.7v4.4", key: "one" }],
]);

export const SPORT_ICONS: Readonly<Record<SportType, LucideIcon>> = {
  ALL: LayoutGrid,
  FT: Football,
  VF: MonitorPlay,
  BK: Basketball,
  TN: Tennis,
  OP: Ellipsis,
  SK: Snooker,
  FS: Trophy,
  VB: Volleyball,
  BS: Baseball,
  TT: TableTennis,
};

/** In the order of the reference book: most popular first. */
export const SPORT_ORDER = [
  "ALL",
  "FT",
  "BK",
  "TN",
  "VB",
  "BS",
  "TT",
  "SK",
  "VF",
  "FS",
  "OP",
] as const satisfies readonly SportType[];
