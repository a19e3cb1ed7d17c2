// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const FLEET_CODES = {
  FLEET_TIMES: { title: "A file of build times cannot be read" },
  FLEET_SHARD_UNKNOWN: { title: "The engine does not say which shard this is" },
  FLEET_REPORT: { title: "A report of a build cannot be read" },
  FLEET_REPORT_WRITE: { title: "The report of a build cannot be written" },
  FLEET_PIPELINE_WRITE: { title: "The pipeline of a build engine cannot be written" },
  FLEET_SHARD_MISSING: { title: "A shard is missing" },
  FLEET_SHARD_DOUBLE: { title: "A shard is there twice" },
  FLEET_SPLIT_DIFFERS: { title: "The shards are of different splits" },
  FLEET_BRAND_MISSING: { title: "A brand of the split is in no shard" },
  FLEET_BRAND_DOUBLE: { title: "Two shards hold one brand" },
  FLEET_BUNDLE_DAMAGED: { title: "A bundle differs from its receipt" },
  FLEET_BUNDLE_FOREIGN: { title: "A shard's folder holds something no build made" },
} as const;
