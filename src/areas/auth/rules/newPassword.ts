/**
 * Refuses passwords that attackers try first: common ones, and words from the context (ASVS 6.2: at least
 * twelve characters, no rules on their kind). The contract checks the length.
 */

/** Words at the core of leaked passwords, without the years, digits and punctuation that people add. */
const COMMON = `
  password passwort passphrase mypassword motdepasse contrasena changeme changeit letmein please whatever nothing
  welcome willkommen bienvenue hello hallo iloveyou trustno1 superman batman starwars pokemon dragon monkey princess
  administrator admin root master manager default secret geheim temporary temp test testing guest user login access
  security company office server computer internet
  qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm yxcvbnm qazwsx 1q2w3e4r5t 1q2w3e4r 1qaz2wsx3edc 1qaz2wsx
  q1w2e3r4 zaq12wsx abcdefgh abcd abc
  football fussball baseball basketball soccer hockey liverpool chelsea arsenal barcelona bayern juventus
  sunshine shadow michael jennifer charlie jordan daniel thomas
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter sommer herbst fruehling
  january february march april august september october november december`
  .trim()
  .split(/\s+/);

/** The product's own words. */
const PRODUCT = ['workforce', 'workforcemanagement', 'timetracking'];

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Distinct characters that must remain after everything guessable is removed. */
const OWN_LETTERS = 3;

/** Why this password is refused, or null. `context`: the person's names and e-mail, and the workspace. */
export function newPasswordProblem(password: string, context: readonly string[]): string | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if (isRepetition(plain)) return 'Must not repeat a few characters over and over.';
  const words = [...COMMON, ...PRODUCT, ...context.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  const readings = [plain, unleet(plain), unleet(withoutNumbers(plain, 3))];
  const left = Math.min(...readings.map((text) => ownCharacters(text, words)));
  return left < OWN_LETTERS ? 'Is a common password, or made of names and words around you.' : null;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3);

const unleet = (text: string) => [...text].map((character) => LEET[character] ?? character).join('');

/** Counts distinct characters without known words, guessable numbers and punctuation. */
function ownCharacters(text: string, words: readonly string[]): number {
  let left = text;
  for (const word of words) left = left.replaceAll(word, ' ');
  left = withoutNumbers(left, 1);
  return new Set(left.replace(/[^\p{L}\p{N}]/gu, '')).size;
}

/** Removes guessable numbers with at least this many digits. */
const withoutNumbers = (text: string, least: number) =>
  text.replace(/\d+/g, (digits) => (digits.length >= least && isGuessableNumber(digits) ? ' ' : digits));

/** At most four digits, a sequence such as 123456 or 987654, or a repetition. */
function isGuessableNumber(digits: string): boolean {
  return digits.length <= 4 || isRepetition(digits) || isRun(digits);
}

const isRun = (digits: string) =>
  [1, -1].some((step) =>
    [...digits].every(
      (digit, index) => index === 0 || (Number(digits[index - 1]) + step + 10) % 10 === Number(digit),
    ),
  );

/** One to four characters repeated: `aaaaaaaaaaaa`, `abcabcabcabc`. */
const isRepetition = (text: string) => /^(.{1,4}?)\1{2,}$/su.test(text) || new Set(text).size <= 3;
