/** What a new password must be (domain/forms/password-rule.ts). */
export const PASSWORD_WEAK = "Паролата трябва да е поне 8 знака, от тях поне три различни, и да не е имейлът Ви.";
