import { t } from '../../texts/index.ts';
import { Table } from '../table/Table.tsx';
import styles from './Bars.module.css';
import { classes } from '../classes.ts';

export interface Bar {
  /** What the bar is about, such as an hour. */
  name: string;
  /** Heights in the order of `series`, stacked from below. */
  values: readonly number[];
}

interface Props {
  label: string;
  bars: readonly Bar[];
  series: readonly { name: string; mood: 'good' | 'wait' | 'bad' }[];
  /** The unit of the figures, at the axis. */
  unit?: string;
  /** False where the screen has a table of the same figures beside the chart. */
  table?: boolean;
}

const HEIGHT = 120;

/** With more bars than this, names below them would not be readable. */
const NAMED = 12;

/** Stacked bars with an axis. The same figures are in a table, for readers of text. */
export function Bars({ label, bars, series, unit = '', table = true }: Props) {
  const most = Math.max(1, ...bars.map(({ values }) => values.reduce((sum, one) => sum + one, 0)));
  return (
    <figure className={styles['figure']}>
      <div className={styles['plot']}>
        <div className={styles['axis']} aria-hidden>
          <span>{`${most} ${unit}`.trim()}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles['chart']}
          aria-hidden
        >
          {bars.map(({ name, values }, index) => (
            <g key={name}>
              <title>{`${name}: ${values.map((value, at) => `${value} ${series[at]?.name}`).join(', ')}`}</title>
              {values.map((value, at) => {
                const below = values.slice(0, at).reduce((sum, one) => sum + one, 0);
                return (
                  <rect
                    key={series[at]?.name}
                    className={styles[series[at]?.mood ?? 'good']}
                    x={index * 10 + 1}
                    width={8}
                    y={HEIGHT - ((below + value) / most) * HEIGHT}
                    height={(value / most) * HEIGHT}
                  />
                );
              })}
            </g>
          ))}
        </svg>
        {bars.length <= NAMED && (
          <div className={styles['names']} aria-hidden>
            {bars.map(({ name }) => (
              <span key={name}>{name}</span>
            ))}
          </div>
        )}
      </div>
      <figcaption className={styles['legend']}>
        <span>{label}</span>
        {series.map(({ name, mood }) => (
          <span key={name} className={classes(styles['key'], styles[mood])}>
            {name}
          </span>
        ))}
      </figcaption>
      {table && (
        <details>
          <summary>{t.asTable}</summary>
          <Table
            label={label}
            rows={bars}
            keyOf={({ name }) => name}
            columns={[
              { head: '', cell: ({ name }) => name },
              ...series.map(({ name }, at) => ({
                head: name,
                look: 'figure' as const,
                cell: ({ values }: Bar) => values[at],
              })),
            ]}
          />
        </details>
      )}
    </figure>
  );
}
