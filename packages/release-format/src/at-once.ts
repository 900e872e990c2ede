const AT_ONCE = 8;

/** Does work for every item, eight at a time. Rejects with the first error, once nothing is under way any more. */
export const eightAtOnce = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  });
  try {
    await Promise.all(workers);
  } catch (error) {
    queue.length = 0;
    await Promise.allSettled(workers);
    throw error;
  }
};
