const PASSWORD_MIN = 8;
/** Longer ones only cost the backend's hashing time. */
export const PASSWORD_MAX = 128;

/** A password that an account may have: long enough, and not the e-mail that it goes with, nor one character repeated. */
export function isGoodPassword(password: string, email: string): boolean {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return false;
  return password.trim().toLowerCase() !== email.toLowerCase() && new Set(password).size > 2;
}

/** User name for an e-mail, of the characters that WordPress allows; "" where none is left. */
export function usernameOf(email: string): string {
  return email.replace(/[^a-z0-9_.@-]/gi, "").slice(0, 60);
}
