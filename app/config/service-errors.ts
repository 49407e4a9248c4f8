/** Errors with a machine-readable text: `error` of a reply, `data-error` of a page. Shoppers see translations. */
export const SERVICE_ERRORS = {
  passwordMail: "There was an error sending the reset password email. Please try again later.",
  newPassword: "There was an error resetting the password. Please try again later.",
  orders: "There was an error getting your orders. Please try again later.",
  downloads: "There was an error getting your downloads. Please try again later.",
} as const;
