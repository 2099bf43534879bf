/** Parses the output of `/metrics` as Prometheus does. */

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export async function scrape(address: string): Promise<Sample[]> {
  const text = await (await fetch(`http://${address}/metrics`)).text();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)!;
      return {
        name: name!,
        labels: Object.fromEntries(
          [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key!, text!]),
        ),
        value: Number(value),
      };
    });
}

/** The sum of a metric's samples with these labels; undefined if there are none. */
export function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = samples.filter(
    (one) =>
      one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
