// A mistake somebody could make, and the tests that have to notice it.

export interface Fault {
  /** End of the source file's path, long enough to be unique: files move, their names stay. */
  readonly file: string;
  /** Text of the file; it must stand there exactly once. */
  readonly find: string;
  readonly replace: string;
  /** What would go wrong for an operator or a player. */
  readonly harm: string;
  /** Ends of the paths of the test files that must fail. */
  readonly tests: readonly string[];
}
