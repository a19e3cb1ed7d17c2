// A plausible mistake, and the tests that must notice it.

export interface Fault {
  /** End of the source file's path, long enough to be unique: files move, their names stay. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly harm: string; // what would go wrong for an operator or a player
  /** Ends of the paths of the test files that must fail. */
  readonly tests: readonly string[];
}
