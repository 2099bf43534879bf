import { contrast, LEAST_CONTRAST, WHITE } from '../../workspace/contrast.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** The console's dark surface, where links must be readable. */
const DARK = '#17191E';

const FONTS = {
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  serif: "'Iowan Old Style', 'Palatino Linotype', 'Noto Serif', Georgia, serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', monospace",
} as const;

/** The workspace's colours and font as the custom properties of console/style/base.css. */
export const brandProperties = ({ brand: { color, ink }, font }: Pick<Workspace, 'brand' | 'font'>): string =>
  `:root { --brand: ${color}; --on-brand: ${ink}; --link: light-dark(${color}, ${readableOnDark(color)}); --font: ${FONTS[font]}; }\n`;

/** A colour mixed with as little white as makes it readable on dark ground. */
function readableOnDark(color: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, WHITE, share);
    if (contrast(mixed, DARK) >= LEAST_CONTRAST) return mixed;
  }
  return WHITE;
}

const mix = (color: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [color, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16)) as [
        number,
        number,
      ];
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
