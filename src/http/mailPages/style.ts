import { BRAND } from '../../workspace/find.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/**
 * Style sheet of the pages that mails link to and of the front page: one narrow column, light or dark as the
 * browser prefers, readable at a width of 320 pixels.
 */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f8;
  --sheet: #ffffff;
  --text: #18202b;
  --soft: #55606f;
  --line: #8a94a3;
  --accent: #0b5fa5;
  --button: #0b5fa5;
  --on-button: #ffffff;
  --problem: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10151c;
    --sheet: #1a212b;
    --text: #e8ecf1;
    --soft: #aab4c2;
    --line: #6d7a8b;
    --accent: #7db8ee;
    --button: #7db8ee;
    --on-button: #0a1a2a;
    --problem: #ff9d93;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
  padding: 1.5rem 1rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
}
main {
  width: 100%;
  max-width: 27rem;
  padding: 2rem;
  background: var(--sheet);
  border-radius: 0.9rem;
  box-shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 12px 32px rgb(0 0 0 / 10%);
}
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h1:focus { outline: none; }
p { margin: 0 0 1.25rem; overflow-wrap: anywhere; }
.workspace { margin-bottom: 0.4rem; color: var(--accent); font-weight: 600; }
.workspace img { display: block; height: 2.5rem; max-width: 100%; margin-bottom: 1rem; object-fit: contain; object-position: left; }
@media (prefers-color-scheme: dark) { .on-light { padding: 0.3rem 0.5rem; border-radius: 0.4rem; background: #ffffff; } }
label { display: block; margin-bottom: 0.35rem; font-weight: 600; }
input {
  width: 100%;
  padding: 0.65rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
}
input[aria-invalid='true'] { border-color: var(--problem); box-shadow: 0 0 0 1px var(--problem); }
#code-part { margin-bottom: 1.25rem; }
.with-button { position: relative; }
.with-button input { padding-right: 4.75rem; }
button {
  min-height: 2.75rem;
  padding: 0.6rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--button);
  color: var(--on-button);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button[type='submit'] { width: 100%; }
button[aria-disabled='true'] { opacity: 0.65; cursor: progress; }
.quiet {
  position: absolute;
  inset: 0.2rem 0.2rem 0.2rem auto;
  min-height: 0;
  padding: 0 0.75rem;
  background: transparent;
  color: var(--accent);
}
input:focus-visible, button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { margin: 0.5rem 0 1.5rem; color: var(--soft); font-size: 0.9rem; }
.problem { margin: 0.5rem 0 0; color: var(--problem); font-weight: 600; }
.problem:empty { margin: 0; }
#problem:not(:empty) { margin-bottom: 1.25rem; }
a { color: var(--accent); }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.2rem; }
code { font: 0.95em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.door { display: block; margin-bottom: 0.75rem; padding: 0.8rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem; text-decoration: none; }
.door:hover { border-color: var(--accent); }
.door span { display: block; color: var(--soft); font-size: 0.9rem; }
.doors { margin: 1.25rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: 0.9rem; }
.doors li { padding: 0.2rem 0; }
@media (max-width: 24rem) { main { padding: 1.25rem; } }
`;

/**
 * The colours of a workspace, overriding the service's; empty if it has set none. Text has its colour on a
 * light background only, where its contrast is known; a button has it in both modes, with a border in dark
 * mode.
 */
export const brandStyle = ({ brand: { color, ink } }: Pick<Workspace, 'brand'>): string =>
  color === BRAND.color && ink === BRAND.ink
    ? ''
    : `:root { --button: ${color}; --on-button: ${ink}; }
@media (prefers-color-scheme: light) { :root { --accent: ${color}; } }
@media (prefers-color-scheme: dark) { button[type='submit'] { border: 1px solid var(--line); } }
`;
