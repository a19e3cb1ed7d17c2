// Part of the one catalogue in cli/errors/error-codes.ts; kept beside the code that reports them.
export const GIT_CODES = {
  GIT_MISSING: { title: "The program git is not there" },
  GIT_NOT_A_REPOSITORY: { title: "A folder is in no git repository" },
  GIT_REVISION_UNKNOWN: { title: "The repository has no such revision" },
  GIT_IGNORED: { title: "git does not watch a folder" },
  GIT_SHALLOW: { title: "A shallow clone does not hold the revision" },
  GIT_FAILED: { title: "git refused" },
} as const;
