/** Asks again and again until something holds; a machine that is busy gets half a minute. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to hold in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
