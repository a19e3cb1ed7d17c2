/** @returns runs each action when the one before has ended, however it ended */
export function oneAfterAnother(): <T>(action: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const run = last.then(action);
    last = run.catch(() => undefined);
    return run;
  };
}
