import { catalogue } from './catalogue.ts';

/** Headlines of notices by kind. The service writes titles in English; other languages have a headline above them. */
export const notices = catalogue('notices', { headlines: {} as Readonly<Record<string, string>> });
