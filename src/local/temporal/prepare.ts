/** Fetches or builds Temporal ahead of need: `node --import tsx src/local/temporal/prepare.ts`. */
import { findTemporalBinary } from './find.ts';

const report = (text: string) => process.stdout.write(`${text}\n`);
report(await findTemporalBinary({ onProgress: report }));
