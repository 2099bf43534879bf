/** Downloads or builds Temporal in advance: `node --import tsx src/run/local/temporal/prepare.ts`. */
import { findTemporalBinary } from './find.ts';

const report = (text: string) => process.stdout.write(`${text}\n`);
report(await findTemporalBinary({ onProgress: report }));
