/** Requests under way at a time. */
const LANES = 16;

/** The first failure is the end of all lanes. */
export async function inLanes<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async (): Promise<void> => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
