/** A hand at the keyboard: it goes where the focus goes, and counts what it presses and how long it waits. */
import type { Locator, Page } from 'playwright-core';

/** Seconds of a key, and of the thought before a step (the keystroke-level model of Card, Moran and Newell). */
const KEY = 0.2;
const THOUGHT = 1.35;

/** Keys after which the focus must have come to where it is wanted. */
const MOST_TABS = 80;

/** Runs in the page. */
const hasFocus = (element: unknown): boolean =>
  element === (globalThis as unknown as { document: { activeElement: unknown } }).document.activeElement;

export class Hand {
  readonly page: Page;
  steps = 0;
  keys = 0;
  /** Seconds in which the page was waited for. */
  waited = 0;

  private readonly file: string;
  private pictured = false;

  constructor(page: Page, file: string) {
    this.page = page;
    this.file = file;
  }

  /** Takes the picture of the task, once: before it is finished, where that shows more. */
  async picture(): Promise<void> {
    if (this.pictured) return;
    this.pictured = true;
    await this.page.screenshot({ path: this.file });
  }

  get seconds(): number {
    return this.steps * THOUGHT + this.keys * KEY + this.waited;
  }

  private async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.keys += 1;
  }

  private async write(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Goes to a screen or a person by the palette. */
  async goTo(name: string, shown: Locator): Promise<void> {
    this.steps += 1;
    await this.key('Control+k');
    await this.wait(this.page.getByRole('dialog'));
    await this.write(name);
    await this.key('Enter');
    await this.wait(shown);
  }

  /** Skips the navigation. */
  async skip(): Promise<void> {
    await this.focus(this.page.getByRole('link', { name: 'Skip to the content' }));
    await this.key('Enter');
  }

  /** Fills in a field. In a list of choices, the first letters choose. */
  async fill(field: Locator, text: string): Promise<void> {
    this.steps += 1;
    await this.focus(field);
    await this.write(text);
  }

  /** Presses a button. */
  async press(button: Locator): Promise<void> {
    this.steps += 1;
    await this.focus(button);
    await this.key('Enter');
  }

  /** Presses Enter where the focus is, which sends a form. */
  async send(): Promise<void> {
    this.steps += 1;
    await this.key('Enter');
  }

  /** Chooses a file. The window of the system in which it is chosen counts as a step of ten keys. */
  async choose(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.steps += 1;
    this.keys += 10;
    await this.focus(field);
    await field.setInputFiles(file);
  }

  async wait(shown: Locator): Promise<void> {
    const begun = performance.now();
    await shown.waitFor();
    this.waited += (performance.now() - begun) / 1000;
  }

  private async focus(target: Locator): Promise<void> {
    await this.wait(target);
    for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
      if (await target.evaluate(hasFocus)) return;
      await this.key('Tab');
    }
    throw new Error(`The focus does not come to ${String(target)}.`);
  }
}
