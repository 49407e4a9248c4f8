const PASSWORD_MIN = 8;
/** Longer passwords only cost the backend hashing time. */
export const PASSWORD_MAX = 128;

/** Whether a password is acceptable: long enough, not the e-mail, and of at least three different characters. */
export function isGoodPassword(password: string, email: string): boolean {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return false;
  return password.trim().toLowerCase() !== email.toLowerCase() && new Set(password).size > 2;
}

/** User name for an e-mail, of the characters that WordPress allows: "+" and others become "-". */
export function usernameOf(email: string): string {
  return email.replace(/[^a-z0-9_.@-]/gi, "-").slice(0, 60);
}
