const CONCURRENCY = 16;

/** After the first failure no further item is started. */
export async function runConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  concurrency = CONCURRENCY,
): Promise<void> {
  const queue = items.values();
  let failed = false;
  const runNext = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
}
