/** What a new password must be (domain/forms/password-rule.ts). */
export const PASSWORD_WEAK =
  "The password must have at least 8 characters, at least three of them different, and mustn’t be your email address.";
