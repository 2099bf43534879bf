/** Polls until a condition is true. Waits up to half a minute, because test machines can be busy. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('the condition did not hold in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
