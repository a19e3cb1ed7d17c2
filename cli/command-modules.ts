// The file of each command. They are imported lazily, so that `brand --help` loads none of them.
import type { Io } from "./io.ts";

/** `never`, because each command has its own input type, unknown to commander. */
export type Load = () => Promise<{ readonly run: (input: never, io: Io) => Promise<number> }>;

export const COMMANDS = {
  list: () => import("./commands/list.ts"),
  check: () => import("./commands/check.ts"),
  diff: () => import("./commands/diff.ts"),
  build: () => import("./commands/build.ts"),
  merge: () => import("./commands/merge.ts"),
  ci: () => import("./commands/ci.ts"),
  matrix: () => import("./commands/matrix.ts"),
  gallery: () => import("./commands/gallery.ts"),
  qa: () => import("./commands/qa.ts"),
  verify: () => import("./commands/verify.ts"),
  rollback: () => import("./commands/rollback.ts"),
  cache: () => import("./commands/cache.ts"),
  new: () => import("./commands/new.ts"),
  set: () => import("./commands/set.ts"),
  copy: () => import("./commands/copy.ts"),
  rename: () => import("./commands/rename.ts"),
  remove: () => import("./commands/remove.ts"),
  import: () => import("./commands/import.ts"),
  export: () => import("./commands/export.ts"),
  hosting: () => import("./commands/hosting.ts"),
  contract: () => import("./commands/contract.ts"),
  conform: () => import("./commands/conform.ts"),
  doctor: () => import("./commands/doctor.ts"),
  completion: () => import("./commands/completion.ts"),
  explain: () => import("./commands/explain.ts"),
  locale: () => import("./commands/locale.ts"),
  dev: () => import("./commands/dev.ts"),
  studio: () => import("./commands/studio.ts"),
  preview: () => import("./commands/preview.ts"),
} as const satisfies Record<string, Load>;
