// All commands, in the order of help, of README.md and of docs/json.md.
import { buildCommand } from "./commands/build.ts";
import { cacheCommand } from "./commands/cache.ts";
import { checkCommand } from "./commands/check.ts";
import { ciCommand } from "./commands/ci.ts";
import { completionCommand } from "./commands/completion.ts";
import { conformCommand } from "./commands/conform.ts";
import { contractCommand } from "./commands/contract.ts";
import { copyCommand } from "./commands/copy.ts";
import { devCommand } from "./commands/dev.ts";
import { diffCommand } from "./commands/diff.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { evidenceCommand } from "./commands/evidence.ts";
import { explainCommand } from "./commands/explain.ts";
import { exportCommand } from "./commands/export.ts";
import { galleryCommand } from "./commands/gallery.ts";
import { hostingCommand } from "./commands/hosting.ts";
import { importCommand } from "./commands/import.ts";
import { listCommand } from "./commands/list.ts";
import { localeCommand } from "./commands/locale.ts";
import { matrixCommand } from "./commands/matrix.ts";
import { mergeCommand } from "./commands/merge.ts";
import { newCommand } from "./commands/new.ts";
import { previewCommand } from "./commands/preview.ts";
import { qaCommand } from "./commands/qa.ts";
import { removeCommand } from "./commands/remove.ts";
import { renameCommand } from "./commands/rename.ts";
import { rollbackCommand } from "./commands/rollback.ts";
import { setCommand } from "./commands/set.ts";
import { studioCommand } from "./commands/studio.ts";
import { verifyCommand } from "./commands/verify.ts";
import type { CommandDefinition } from "./command/define-command.ts";

export const COMMANDS: readonly CommandDefinition[] = [
  listCommand,
  checkCommand,
  setCommand,
  diffCommand,
  buildCommand,
  mergeCommand,
  ciCommand,
  matrixCommand,
  galleryCommand,
  qaCommand,
  verifyCommand,
  rollbackCommand,
  hostingCommand,
  cacheCommand,
  newCommand,
  copyCommand,
  renameCommand,
  removeCommand,
  importCommand,
  exportCommand,
  explainCommand,
  localeCommand,
  contractCommand,
  conformCommand,
  evidenceCommand,
  doctorCommand,
  completionCommand,
  devCommand,
  studioCommand,
  previewCommand,
];
