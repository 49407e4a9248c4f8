import { COMMON_WORDS } from "../../config/common-passwords";
import { isGoodPassword } from "./password-rule";

/** 0: rejected; 1 weak, 2 fair, 3 good, 4 strong. */
type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Bits of entropy for levels 2, 3 and 4: against guessing by hand, dictionaries, brute force. */
const STEPS = [36, 50, 64];

const COMMON = new RegExp(COMMON_WORDS.join("|"), "g");
const YEAR = /(?:19|20)\d\d/g;
const ALPHABETS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/(?=\p{Ll})\p{Script=Cyrillic}/u, 30],
  [/(?=\p{Lu})\p{Script=Cyrillic}/u, 30],
  [/[^\p{L}\d]/u, 32],
];

/**
 * Estimates a password's strength for the meter, which only advises; `isGoodPassword` decides. Common words, the
 * shopper's name, years, repetitions and sequences count as one character; length counts most.
 */
export function measurePassword(password: string, login: string): PasswordStrength {
  if (!isGoodPassword(password, login)) return 0;
  const letters = withoutSequences(withoutCommonWords(password, login));
  const size = ALPHABETS.reduce((sum, [alphabet, count]) => sum + (alphabet.test(password) ? count : 0), 0);
  const bits = letters * Math.log2(Math.max(size, 2));
  return (1 + STEPS.filter((step) => bits >= step).length) as PasswordStrength;
}

function withoutCommonWords(password: string, login: string): string {
  const name = login.split("@")[0]!.toLowerCase();
  const rest = name.length > 2 ? password.toLowerCase().replaceAll(name, "~") : password.toLowerCase();
  return rest.replace(COMMON, "~").replace(YEAR, "~");
}

// Of "aaaa", "1234" and "4321" only the first two characters add entropy.
function withoutSequences(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0)!);
  const isRow = (at: number) => {
    const step = codes[at]! - codes[at - 1]!;
    return at > 1 && Math.abs(step) <= 1 && step === codes[at - 1]! - codes[at - 2]!;
  };
  return codes.filter((_, at) => !isRow(at)).length;
}
