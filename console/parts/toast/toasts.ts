/** Short messages at the edge of the page, and the undo of what is about to be sent. */
export interface Toast {
  id: number;
  text: string;
  look: 'plain' | 'bad';
  /** Takes it back, as long as the message shows. */
  undo?: () => void;
}

const SHOWN_FOR = 5_000;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const dropToast = (id: number): void => set(toasts.filter((one) => one.id !== id));

export function toast(text: string, look: Toast['look'] = 'plain', undo?: () => void): number {
  const id = (last += 1);
  set([...toasts, { id, text, look, ...(undo && { undo }) }]);
  setTimeout(() => dropToast(id), SHOWN_FOR);
  return id;
}
