import { XmlFault } from '../../../lib/readXml.ts';
import { invalid } from '../../../problem.ts';

/** Reads the XML in the member `file`. @throws Problem 422 if it cannot be read */
export function readSentXml<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    throw invalid({ file: [`The file cannot be read: ${error.message}.`] });
  }
}
